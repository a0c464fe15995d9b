import type { Lmd } from '@liftwatch/core/contract/estate/lmds'
import { liftsOfLmdView } from '@liftwatch/core/views/resources/lifts'
import { liftCells } from '../../estate/lift-cells'
import { ResourceList } from '../../records/resource-list'

export function LmdLifts({ of }: { readonly of: Lmd }) {
  return <ResourceList view={liftsOfLmdView} of={of} cells={liftCells} detail="apart" />
}
