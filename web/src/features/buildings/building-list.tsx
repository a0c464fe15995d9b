import { buildings } from '@liftwatch/core/contract/buildings'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { buildingFilters } from '@liftwatch/core/views/filters/buildings'
import { FieldFilters } from '../../components/filters/field-filters'
import { useListSearch } from '../../components/record-list/list-search'
import { RecordList } from '../../components/record-list/record-list'
import { useTexts } from '../../texts'

/** The buildings of the estate (specification 1 section 2). */
export function BuildingList() {
  const t = useTexts()
  const search = useListSearch(buildings.page.input)
  return (
    <RecordList
      table={buildingTable}
      search={search}
      query={useAnswer(buildings.page, search.page)}
      filters={<FieldFilters of={buildingFilters} search={search} />}
      pathOf={building => detailPath('building', building.id)}
      isDetailApart
      exported={{ endpoint: buildings.export }}
      emptyText={t('estate.empty.buildings')}
    />
  )
}
