import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { rootListNames } from '@liftwatch/core/views/resources/lists'
import { resourceViews, type RecordOf } from '@liftwatch/core/views/resources/resource-views'
import type { ListScreen, RecordsName } from '../../navigation/navigation'
import { caseKind } from '../cases/case-kind'
import { buildingKind } from '../buildings/building-kind'
import { complaintsOfLiftKind } from '../complaints/complaint-kinds'
import { liftFaultKind } from '../lift-faults/lift-fault-kinds'
import { liftKind } from '../lifts/lift-kinds'
import { lmdKind } from '../lmds/lmd-kind'
import { checkKind } from '../maintenance/check-kind'
import { passengerTrapKind } from '../passenger-traps/passenger-trap-kind'
import { rbeKind } from '../rbes/rbe-kind'
import { switchOffKind } from '../switch-offs/switch-off-kind'
import { recordKind, type RecordKind } from './record-kind'
import { detailScreen, type DetailScreen } from './record-screen'
import { listScreen } from './records-screen'

/** The lists of which the monitor shows something of its own; the others are what their views say. */
const ownKinds: { readonly [Name in RecordsName]?: RecordKind<RecordOf<Name>> } = {
  'lift-faults': liftFaultKind,
  'passenger-traps': passengerTrapKind,
  rbes: rbeKind,
  lifts: liftKind,
  lmds: lmdKind,
  buildings: buildingKind,
  cases: caseKind,
  complaints: complaintsOfLiftKind,
  'switch-offs': switchOffKind,
  'maintenance-checks': checkKind,
}

interface Row {
  readonly id: string
}

interface RecordScreens {
  readonly List: ListScreen
  readonly Detail: DetailScreen<Row>
}

function screensOf(name: RecordsName): RecordScreens {
  // From here on no one looks into a row but its own kind.
  const kind = (ownKinds[name] ?? recordKind(resourceViews[name] as unknown as ResourceView<Row>)) as RecordKind<Row>
  return { List: listScreen(kind), Detail: detailScreen(kind) }
}

const names: readonly RecordsName[] = [...rootListNames, 'complaints']

/** The list of all records of a resource that one may see, and the detail of one, by the name of the list. */
export const recordScreens = Object.fromEntries(names.map(name => [name, screensOf(name)])) as Readonly<
  Record<RecordsName, RecordScreens>
>
