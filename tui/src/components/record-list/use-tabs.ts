import type { OperationalStatus, TabCounts } from '@liftwatch/core/contract/alarms'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program'
import type { Tab } from '../tabs/tabs'

/** The four tabs in the specification's order, and the count that each shows. */
const tabs = [
  { name: 'all', status: undefined, count: 'total' },
  { name: 'DEPLOYMENT', status: 'DEPLOYMENT', count: 'deploymentTotal' },
  { name: 'OUTSTANDING', status: 'OUTSTANDING', count: 'outstandingTotal' },
  { name: 'CLOSED', status: 'CLOSED', count: 'closedTotal' },
] as const satisfies readonly { name: string; status: OperationalStatus | undefined; count: keyof TabCounts }[]

/** What the chosen tab adds to the filter. */
export function tabFilter(hasTabs: boolean, chosen: number): { readonly operationalStatus?: OperationalStatus } {
  const status = hasTabs ? tabs[chosen]!.status : undefined
  return status ? { operationalStatus: status } : {}
}

/** How many rows the chosen tab has, as far as is known. */
export function tabTotal(counts: TabCounts | undefined, chosen: number): number {
  return counts?.[tabs[chosen]!.count] ?? 0
}

export function useTabs(counts: TabCounts | undefined): readonly Tab[] {
  const { translate } = useProgram()
  return tabs.map(({ name, count }) => ({ label: translate(`alarms.tabs.${name}`), count: counts?.[count] }))
}

export function tabCommands(choose: (change: (tab: number) => number) => void): Commands {
  const by = (step: number) => ({ run: () => choose(tab => (tab + step + tabs.length) % tabs.length) })
  return { 'tabs.next': by(1), 'tabs.previous': by(-1) }
}
