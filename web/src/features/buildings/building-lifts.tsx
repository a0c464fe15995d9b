import { buildings, type Building } from '@liftwatch/core/contract/buildings'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { z } from 'zod/mini'
import { useListSearch } from '../../components/record-list/list-search'
import { LiftRows } from '../../estate/lift-rows'

const pageOfBuilding = z.omit(buildings.lifts.input, { id: true })

export function BuildingLifts({ of: building }: { readonly of: Building }) {
  const search = useListSearch(pageOfBuilding)
  return (
    <LiftRows
      search={search}
      query={useAnswer(buildings.lifts, { ...search.page, id: building.id })}
      exported={{ endpoint: buildings.exportLifts, input: { id: building.id } }}
    />
  )
}
