import type { Building } from '@liftwatch/core/contract/estate/buildings'
import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { usePages } from '@liftwatch/core/hooks/pages'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { buildingView } from '@liftwatch/core/views/resources/buildings'
import { liftView } from '@liftwatch/core/views/resources/lifts'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { quickFilter } from '../../components/filter/quick-filter'

const foundMax = 20

function usePlaces<Row extends { readonly id: string }>(
  view: ResourceView<Row>,
  filter: object | undefined,
): readonly Row[] {
  const [result] = usePages(view, filter ? [{ ...filter, size: foundMax }] : [])
  return result?.data?.content ?? []
}

export interface FoundPlaces {
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
    lifts: usePlaces(liftView, isNamed && permissions.has('lifts') ? filter : undefined),
    buildings: usePlaces(
      buildingView,
      isNamed && lift === undefined && permissions.has('building') ? ofBuilding : undefined,
    ),
  }
}
