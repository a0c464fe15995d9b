import { rbes, type Rbe } from '@liftwatch/core/contract/rbes'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { rbeTable } from '@liftwatch/core/tables/rbes'
import { rbeFilters } from '@liftwatch/core/views/filters/rbes'
import { FieldFilters } from '../../components/filters/field-filters'
import { InstantCell } from '../../alarms/ago'
import { AlarmDuration, AlarmStatusChip } from '../../alarms/alarm-states'
import { RecordLink } from '../../app/record-link'
import type { Cells } from '../../components/record-list/cell'
import { RecordList } from '../../components/record-list/record-list'
import { useListSearch } from '../../components/record-list/list-search'
import { useTexts } from '../../texts'

const cells: Cells<Rbe> = {
  lift: ({ lift }) => (
    <RecordLink name="lifts" id={lift.id}>
      {lift.name}
    </RecordLink>
  ),
  lmd: ({ lmd }) => (
    <RecordLink name="lmd" id={lmd?.id ?? null}>
      {lmd?.clientId}
    </RecordLink>
  ),
  alarmStartTs: event => <InstantCell at={event.alarmStartTs} />,
  status: event => <AlarmStatusChip isPlain alarm={event} />,
  duration: event => <AlarmDuration alarm={event} />,
}

/** Remote building events, by filter and page as the address has them. */
export function RbeList() {
  const t = useTexts()
  const search = useListSearch(rbes.page.input)
  return (
    <>
      <RecordList
        table={rbeTable}
        search={search}
        query={useAnswer(rbes.page, search.page)}
        filters={<FieldFilters of={rbeFilters} search={search} />}
        cells={cells}
        exported={{ endpoint: rbes.export }}
        bornAt={event => event.alarmStartTs}
        emptyText={t('rbes.empty')}
      />
    </>
  )
}
