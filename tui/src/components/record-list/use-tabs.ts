import type { StatusFilter, TabCounts } from '@liftwatch/core/contract/alarms/alarms'
import { alarmTabs, tabStatus, tabTotal, type AlarmTab } from '@liftwatch/core/domain/alarm-tabs'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program/program'
import type { Tab } from '../tabs/tabs'

/** What the chosen tab adds to the filter. */
export function tabFilter(hasTabs: boolean, chosen: AlarmTab): { readonly operationalStatus?: StatusFilter } {
  const status = hasTabs ? tabStatus(chosen) : undefined
  return status ? { operationalStatus: status } : {}
}

export function useTabs(counts: TabCounts | undefined): readonly Tab[] {
  const { translate } = useProgram()
  return alarmTabs.map(name => ({
    label: translate(`alarms.tabs.${name}`),
    count: counts && tabTotal(name, counts),
  }))
}

export function tabCommands(choose: (change: (tab: AlarmTab) => AlarmTab) => void): Commands {
  const by = (step: number) => ({
    run: () => choose(tab => alarmTabs[(alarmTabs.indexOf(tab) + step + alarmTabs.length) % alarmTabs.length]!),
  })
  return { 'tabs.next': by(1), 'tabs.previous': by(-1) }
}
