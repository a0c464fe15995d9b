import { tabCount, type ListTabs } from '@liftwatch/core/views/resources/list-tabs'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program/program'
import type { Tab } from '../tabs/tabs'

/** The tabs of a list with their numbers, as far as these are known. */
export function useTabs(listed: ListTabs | undefined, counts: object | undefined): readonly Tab[] {
  const { translate } = useProgram()
  return (listed?.tabs ?? []).map(tab => ({
    label: translate(tab.label),
    count: counts && tabCount(tab, counts),
  }))
}

/** The keys that lead from one tab to those beside it. */
export function tabCommands({ tabs }: ListTabs, shown: string, show: (tab: string) => void): Commands {
  const at = tabs.findIndex(({ name }) => name === shown)
  const by = (step: number) => ({ run: () => show(tabs[(at + step + tabs.length) % tabs.length]!.name) })
  return { 'tabs.next': by(1), 'tabs.previous': by(-1) }
}
