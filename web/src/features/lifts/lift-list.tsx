import { lifts } from '@liftwatch/core/contract/lifts'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { liftFilters } from '@liftwatch/core/views/filters/lifts'
import { FieldFilters } from '../../components/filters/field-filters'
import { useListSearch } from '../../components/record-list/list-search'
import { RecordList } from '../../components/record-list/record-list'
import { liftCells } from '../../estate/lift-cells'
import { useTexts } from '../../texts'

/** The lifts of the estate, each with its flags (specification 1 section 2). */
export function LiftList() {
  const t = useTexts()
  const search = useListSearch(lifts.page.input)
  return (
    <RecordList
      table={liftTable}
      search={search}
      query={useAnswer(lifts.page, search.page)}
      filters={<FieldFilters of={liftFilters} search={search} />}
      cells={liftCells}
      pathOf={lift => detailPath('lifts', lift.id)}
      isDetailApart
      exported={{ endpoint: lifts.export }}
      emptyText={t('estate.empty.lifts')}
    />
  )
}
