import { buildings } from '@liftwatch/core/contract/buildings'
import { useBuildingPage } from '@liftwatch/core/hooks/buildings'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { detailPath } from '../../app/paths'
import { LiftNameFilter } from '../../components/filters/lift-name-filter'
import { TextFilter } from '../../components/filters/text-filter'
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
      query={useBuildingPage(search.page)}
      filters={
        <>
          <LiftNameFilter of="building" search={search} />
          <TextFilter search={search} name="postalCode" label={t('alarms.fields.postalCode')} width="6rem" />
        </>
      }
      pathOf={building => detailPath('building', building.id)}
      isDetailApart
      exported={{ endpoint: buildings.export }}
      emptyText={t('estate.empty.buildings')}
    />
  )
}
