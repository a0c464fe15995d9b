import type { OperationalStatus, TabCounts } from '@liftwatch/core/contract/alarms'
import { useLiftFaultCounts } from '@liftwatch/core/hooks/lift-faults'
import { useState } from 'react'
import type { Tab } from '../../components/tabs/tabs'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program'

/** The four tabs in the specification's order, and the count that each shows. */
const tabs = [
  { name: 'all', status: undefined, count: 'total' },
  { name: 'DEPLOYMENT', status: 'DEPLOYMENT', count: 'deploymentTotal' },
  { name: 'OUTSTANDING', status: 'OUTSTANDING', count: 'outstandingTotal' },
  { name: 'CLOSED', status: 'CLOSED', count: 'closedTotal' },
] as const satisfies readonly { name: string; status: OperationalStatus | undefined; count: keyof TabCounts }[]

interface FaultTabs {
  readonly tabs: readonly Tab[]
  readonly chosen: number
  readonly name: string
  readonly status: OperationalStatus | undefined
  /** How many rows the chosen tab has, as far as is known. */
  readonly total: number
  readonly commands: Commands
}

export function useTabs(): FaultTabs {
  const { translate } = useProgram()
  const [chosen, choose] = useState(0)
  const { data: counts } = useLiftFaultCounts({})
  const { name, status, count } = tabs[chosen]!
  const to = (tab: number) => ({ run: () => choose(tab) })
  const by = (step: number) => ({ run: () => choose(current => (current + step + tabs.length) % tabs.length) })
  return {
    tabs: tabs.map(({ name, count }) => ({ label: translate(`alarms.tabs.${name}`), count: counts?.[count] })),
    chosen,
    name,
    status,
    total: counts?.[count] ?? 0,
    commands: {
      'tabs.first': to(0),
      'tabs.second': to(1),
      'tabs.third': to(2),
      'tabs.fourth': to(3),
      'tabs.next': by(1),
      'tabs.previous': by(-1),
    },
  }
}
