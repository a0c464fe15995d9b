import { lmdView } from '@liftwatch/core/views/resources/lmds'
import { ResourceList } from '../../records/resource-list'
import { lmdCells } from './lmd-cells'

/** The monitoring devices of the estate (specification 1 section 2). */
export function LmdList() {
  return <ResourceList view={lmdView} cells={lmdCells} detail="apart" />
}
