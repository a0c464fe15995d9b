import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { isPressing, trapStanding } from '@liftwatch/core/domain/passenger-traps'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { trapTone } from '@liftwatch/core/tones'
import { glyphs } from '../../theme'
import type { CellContext, Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import { operationalWords } from '../alarms/operational-words'

function toneOf(trap: PassengerTrap, { now, trapTargetMs }: CellContext) {
  return trapTone(trapStanding(trap, now, trapTargetMs))
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
  cell: (trap, { translate }) => ({ text: operationalWords(trap, translate) }),
}

/** In the order in which they are seen; the rank says which come first when the window is narrow. */
export const passengerTrapColumns: readonly Column<PassengerTrap>[] = [
  sign,
  ...tableColumns<PassengerTrap>(passengerTrapTable, [
    { key: 'alarmStartTs', rank: 1 },
    { key: 'liftName', minWidth: 15, maxWidth: 22, rank: 2 },
    { key: 'state', minWidth: 23, maxWidth: 38, rank: 3, tone: toneOf, isTimed: true, isBold: isPressing },
  ]),
  status,
  ...tableColumns<PassengerTrap>(passengerTrapTable, [
    { key: 'alarmStatus', title: 'monitor.alarm', minWidth: 5, rank: 5 },
    { key: 'team', minWidth: 12, maxWidth: 18, rank: 6 },
    { key: 'arrivalTs', rank: 7 },
    { key: 'duration', minWidth: 8, rank: 8 },
    { key: 'acknowledgedBy', minWidth: 16, maxWidth: 24, rank: 9 },
    { key: 'address', minWidth: 20, maxWidth: 40, rank: 10 },
  ]),
]
