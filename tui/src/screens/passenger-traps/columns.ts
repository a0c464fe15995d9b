import type { CellContext } from '@liftwatch/core/views/resources/placement'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { isPressing, trapView } from '@liftwatch/core/domain/passenger-traps'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { trapTone } from '@liftwatch/core/tones'
import { glyphs } from '../../program/theme'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import { ageColumn } from '../alarms/age-column'
import { alarmColumn } from '../alarms/alarm-column'
import { operationalWords } from '../../components/text/operational-words'

function toneOf(trap: PassengerTrap, { now, trapTargetMs }: CellContext) {
  return trapTone(trapView(trap, now, trapTargetMs))
}

/** The same sign as in the lane. */
const sign: Column<PassengerTrap> = {
  title: undefined,
  minWidth: 1,
  maxWidth: 1,
  rank: 0,
  isTimed: true,
  cell(trap, context) {
    const tone = toneOf(trap, context)
    return { text: glyphs[tone], tone }
  },
}

const status: Column<PassengerTrap> = {
  title: 'alarms.fields.operationalStatus',
  minWidth: 22,
  maxWidth: 48,
  rank: 4,
  cell: (trap, { translate, now }) => ({ text: operationalWords(trap, translate, now) }),
}

/** In the order in which they are seen; the rank says which come first when the window is narrow. */
export const passengerTrapColumns: readonly Column<PassengerTrap>[] = [
  sign,
  ...tableColumns<PassengerTrap>(passengerTrapTable, [{ key: 'alarmStartTs', rank: 1 }]),
  ageColumn(6),
  ...tableColumns<PassengerTrap>(passengerTrapTable, [
    { key: 'liftName', rank: 2 },
    { key: 'state', rank: 3, tone: toneOf, isTimed: true, isBold: isPressing },
  ]),
  status,
  alarmColumn(5),
  ...tableColumns<PassengerTrap>(passengerTrapTable, [
    { key: 'team', rank: 7 },
    { key: 'arrivalTs', rank: 8 },
    { key: 'duration', rank: 9 },
    { key: 'acknowledgedBy', rank: 10 },
    { key: 'address', rank: 11 },
  ]),
]
