import { liftChecksView } from '@liftwatch/core/views/resources/maintenance-checks'
import { ResourceList } from '../../records/resource-list'
import { checkCells } from './check-cells'

/** The checks of a month, a row for each lift; the current month to begin with (specification 2 section 2). */
export function LmCheckerPage() {
  return <ResourceList view={liftChecksView} cells={checkCells} />
}
