import { passengerTraps, type PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { usePassengerTrapCounts, usePassengerTrapPage } from '@liftwatch/core/hooks/passenger-traps'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { operationalCell, placeCells, responseCells, stateCells } from '../../alarms/alarm-cells'
import { TrapStateChip } from '../../alarms/trap-state'
import { useAlarmTabs } from '../../alarms/alarm-tabs'
import { detailPath } from '../../app/paths'
import type { Cells } from '../../components/record-list/cell'
import { RecordList } from '../../components/record-list/record-list'
import { useTexts } from '../../texts'
import { TrapFilters } from './trap-filters'
import { useTrapSearch } from './trap-search'

// A new window: whoever follows a trap does not lose the list by looking at its lift.
const cells: Cells<PassengerTrap> = {
  ...placeCells(true),
  duration: stateCells.duration!,
  ...responseCells,
  operationalStatus: operationalCell(true),
  state: trap => <TrapStateChip isPlain trap={trap} />,
}

/** Passenger traps, by tab, filter and page as the address has them. */
export function TrapList() {
  const t = useTexts()
  const search = useTrapSearch()
  const { data: counts } = usePassengerTrapCounts(search.filter)
  return (
    <RecordList
      table={passengerTrapTable}
      search={search}
      query={usePassengerTrapPage(search.page)}
      tabs={useAlarmTabs(counts)}
      filters={<TrapFilters />}
      cells={cells}
      pathOf={trap => detailPath('passenger-trap', trap.id)}
      exported={{ endpoint: passengerTraps.export }}
      alarms="passengerTraps"
      bornAt={trap => trap.alarmStartTs}
      emptyText={t('traps.empty')}
    />
  )
}
