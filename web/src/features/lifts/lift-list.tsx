import { liftView } from '@liftwatch/core/views/resources/lifts'
import { liftCells } from '../../estate/lift-cells'
import { ResourceList } from '../../records/resource-list'

/** The lifts of the estate, each with its flags (specification 1 section 2). */
export function LiftList() {
  return <ResourceList view={liftView} cells={liftCells} detail="apart" />
}
