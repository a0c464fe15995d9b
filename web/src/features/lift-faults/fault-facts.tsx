import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { names } from '@liftwatch/core/tables/table'
import { instantFacts } from '../../alarms/ago'
import { AlarmGroups } from '../../alarms/alarm-groups'
import { AlarmTimes } from '../../alarms/alarm-states'
import { FactList } from '../../components/facts/fact-list'
import { columnFacts } from '../../components/record-list/column-facts'
import { useTexts } from '../../texts'

const keys = names('alarmLiftFaultNumber description alarmStartTs alarmClearTs duration repeatCnt')

const duration = (fault: LiftFault) => <AlarmTimes alarm={fault} />

/** All that is known of a fault, in the order in which one asks. */
export function FaultFacts({ fault }: { readonly fault: LiftFault }) {
  const t = useTexts()
  const cells = { ...instantFacts(liftFaultTable, t), duration }
  return (
    <>
      <FactList title={t('console.detail.fault')} facts={columnFacts(liftFaultTable, keys, fault, t, cells)} />
      <AlarmGroups table={liftFaultTable} alarm={fault} />
    </>
  )
}
