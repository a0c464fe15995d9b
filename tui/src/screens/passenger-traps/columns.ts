import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { alarmStatusTone, operationalStatusTone } from '@liftwatch/core/tones'
import { tableColumns } from '../../components/list/table-columns'

/** In the order in which they are seen; the rank says which come first when the window is narrow. */
export const passengerTrapColumns = tableColumns<PassengerTrap>(passengerTrapTable, [
  { key: 'alarmStartTs', rank: 1 },
  { key: 'liftName', minWidth: 15, maxWidth: 22, rank: 2 },
  {
    key: 'operationalStatus',
    minWidth: 11,
    rank: 3,
    tone: trap => operationalStatusTone[trap.operationalStatus],
    isBold: isAwaitingAcknowledgement,
  },
  { key: 'alarmStatus', title: 'monitor.alarm', minWidth: 5, rank: 4, tone: trap => alarmStatusTone[trap.alarmStatus] },
  { key: 'team', minWidth: 12, maxWidth: 18, rank: 5 },
  { key: 'arrivalTs', rank: 6 },
  { key: 'duration', minWidth: 8, rank: 7 },
  { key: 'acknowledgedBy', minWidth: 16, maxWidth: 24, rank: 8 },
  { key: 'address', minWidth: 20, maxWidth: 40, rank: 9 },
])
