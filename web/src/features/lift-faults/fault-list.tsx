import { liftFaults } from '@liftwatch/core/contract/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { faultUrgency } from '@liftwatch/core/domain/urgency'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useLiftFaultBulkAcknowledge } from '@liftwatch/core/hooks/lift-fault-actions'
import { useTabCounts } from '@liftwatch/core/hooks/pages'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import { FieldFilters } from '../../components/filters/field-filters'
import { Outlet } from 'react-router-dom'
import { alarmTabsOf, useAlarmTabs } from '../../alarms/alarm-tabs'
import { useListSearch } from '../../components/record-list/list-search'
import { RecordList } from '../../components/record-list/record-list'
import { useTexts } from '../../texts'
import { faultCells } from './fault-cells'

const tabs = alarmTabsOf('lift-faults')

/** Lift faults, by tab, filter and page as the address has them. */
export function FaultList() {
  const t = useTexts()
  const search = useListSearch(liftFaults.page.input, tabs)
  const counts = useTabCounts('liftFaults', search.filter)
  const acknowledge = useLiftFaultBulkAcknowledge()
  return (
    <RecordList
      table={liftFaultTable}
      search={search}
      query={useAnswer(liftFaults.page, search.page)}
      tabs={useAlarmTabs(counts)}
      filters={<FieldFilters of={liftFaultFilters} search={search} />}
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
