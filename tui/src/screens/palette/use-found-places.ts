import type { Building } from '@liftwatch/core/contract/buildings'
import type { LiftRow } from '@liftwatch/core/contract/lifts'
import type { ListedResource } from '@liftwatch/core/hooks/list-calls'
import { usePages } from '@liftwatch/core/hooks/pages'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { quickFilter } from '../../components/filter/quick-filter'

const foundMax = 20

function usePlaces<Row>(resource: ListedResource, filter: object | undefined): readonly Row[] {
  const inputs = filter ? [{ ...filter, size: foundMax }] : []
  const [result] = usePages<Row>({ resource, inputs })
  return result?.data?.content ?? []
}

interface FoundPlaces {
  readonly lifts: readonly LiftRow[]
  readonly buildings: readonly Building[]
}

/** The lifts and blocks that a text names, or whose names begin with it; none where nothing was typed. */
export function useFoundPlaces(text: string): FoundPlaces {
  const permissions = usePermissions()
  const filter = quickFilter(text)
  const { lift, ...ofBuilding } = filter
  const isNamed = Object.keys(filter).length > 0
  return {
    lifts: usePlaces('lifts', isNamed && permissions.has('lifts') ? filter : undefined),
    buildings: usePlaces(
      'buildings',
      isNamed && lift === undefined && permissions.has('building') ? ofBuilding : undefined,
    ),
  }
}
