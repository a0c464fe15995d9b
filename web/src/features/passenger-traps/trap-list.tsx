import { passengerTraps, type PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useTabCounts } from '@liftwatch/core/hooks/pages'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { passengerTrapFilters } from '@liftwatch/core/views/filters/passenger-traps'
import { FieldFilters } from '../../components/filters/field-filters'
import { operationalCell, placeCells, responseCells, stateCells } from '../../alarms/alarm-cells'
import { TrapStateChip } from '../../alarms/trap-state'
import { alarmTabsOf, useAlarmTabs } from '../../alarms/alarm-tabs'
import type { Cells } from '../../components/record-list/cell'
import { useListSearch } from '../../components/record-list/list-search'
import { RecordList } from '../../components/record-list/record-list'
import { useTexts } from '../../texts'

const tabs = alarmTabsOf('passenger-traps')

// A new window: anyone who follows a trap does not lose the list by looking at its lift.
const cells: Cells<PassengerTrap> = {
  ...placeCells(true),
  alarmStartTs: stateCells.alarmStartTs!,
  duration: stateCells.duration!,
  ...responseCells,
  operationalStatus: operationalCell(true),
  state: trap => <TrapStateChip isPlain trap={trap} />,
}

/** Passenger traps, by tab, filter and page as the address has them. */
export function TrapList() {
  const t = useTexts()
  const search = useListSearch(passengerTraps.page.input, tabs)
  const counts = useTabCounts('passengerTraps', search.filter)
  return (
    <RecordList
      table={passengerTrapTable}
      search={search}
      query={useAnswer(passengerTraps.page, search.page)}
      tabs={useAlarmTabs(counts)}
      filters={<FieldFilters of={passengerTrapFilters} search={search} />}
      cells={cells}
      pathOf={trap => detailPath('passenger-trap', trap.id)}
      exported={{ endpoint: passengerTraps.export }}
      alarms="passengerTraps"
      bornAt={trap => trap.alarmStartTs}
      emptyText={t('traps.empty')}
    />
  )
}
