import { lifts } from '@liftwatch/core/contract/lifts'
import { useLiftPage } from '@liftwatch/core/hooks/lifts'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { detailPath } from '../../app/paths'
import { LiftNameFilter } from '../../components/filters/lift-name-filter'
import { TextFilter } from '../../components/filters/text-filter'
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
      query={useLiftPage(search.page)}
      filters={
        <>
          <LiftNameFilter of="lift" search={search} />
          <TextFilter search={search} name="lmdClientId" label={t('alarms.fields.lmdClientId')} width="9rem" />
          <TextFilter search={search} name="postalCode" label={t('alarms.fields.postalCode')} width="6rem" />
        </>
      }
      cells={liftCells}
      pathOf={lift => detailPath('lifts', lift.id)}
      isDetailApart
      exported={{ endpoint: lifts.export }}
      emptyText={t('estate.empty.lifts')}
    />
  )
}
