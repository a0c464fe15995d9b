import { liftFaults } from '@liftwatch/core/contract/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { faultUrgency } from '@liftwatch/core/domain/urgency'
import { useLiftFaultBulkAcknowledge } from '@liftwatch/core/hooks/lift-fault-actions'
import { useLiftFaultCounts, useLiftFaultPage } from '@liftwatch/core/hooks/lift-faults'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { Outlet } from 'react-router-dom'
import { useAlarmTabs } from '../../alarms/alarm-tabs'
import { detailPath } from '../../app/paths'
import { RecordList } from '../../components/record-list/record-list'
import { useTexts } from '../../texts'
import { faultCells } from './fault-cells'
import { FaultFilters } from './fault-filters'
import { useFaultSearch } from './fault-search'

/** Lift faults, by tab, filter and page as the address has them. */
export function FaultList() {
  const t = useTexts()
  const search = useFaultSearch()
  const { data: counts } = useLiftFaultCounts(search.filter)
  const acknowledge = useLiftFaultBulkAcknowledge()
  return (
    <RecordList
      table={liftFaultTable}
      search={search}
      query={useLiftFaultPage(search.page)}
      tabs={useAlarmTabs(counts)}
      filters={<FaultFilters />}
      cells={faultCells}
      pathOf={fault => detailPath('lift-fault', fault.id)}
      exported={{ endpoint: liftFaults.export }}
      bulk={
        acknowledge && [
          {
            name: 'acknowledge',
            label: t('alarms.actions.acknowledge'),
            done: t('alarms.acknowledged'),
            isFor: isAwaitingAcknowledgement,
            run: fault => acknowledge(fault.id),
            gravity: faultUrgency,
            describe: fault =>
              `${fault.liftName}, ${descriptionIn(t.language, fault.description)} (${t(`states.severity.${fault.severity}`)})`,
          },
        ]
      }
      alarms="liftFaults"
      bornAt={fault => fault.alarmStartTs}
      emptyText={t('alarms.emptyQuiet')}
    >
      <Outlet />
    </RecordList>
  )
}
