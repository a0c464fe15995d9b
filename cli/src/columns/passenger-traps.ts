import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'
import { alarmColumns as alarm, placeColumns as place, responseColumns as response } from './alarms'

const team = plainColumn<PassengerTrap>('team', 'tables.fields.team', { lineWidth: 16, canShrink: true })

const all: readonly Column<PassengerTrap>[] = [
  alarm.id,
  place.liftId,
  place.liftName,
  alarm.address,
  alarm.postalCode,
  alarm.liftCompany,
  place.lmdId,
  place.lmdClientId,
  alarm.description,
  alarm.alarmStatus,
  alarm.alarmStartTs,
  alarm.alarmClearTs,
  alarm.duration,
  alarm.repeatCnt,
  alarm.operationalStatus,
  alarm.operationalStatusFormat,
  team,
  plainColumn('teamName'),
  response.acknowledgeAt,
  response.acknowledgedBy,
  response.arrivalTs,
  response.reportAt,
  alarm.closedAt,
  plainColumn('operatorName', 'alarms.fields.technicianName'),
  plainColumn('ptCode', 'tables.fields.ptCode'),
  response.result,
  plainColumn('liftFaultCnt', 'tables.fields.liftFaultCnt'),
]

const watched: readonly Column<PassengerTrap>[] = [
  alarm.alarmStartTs,
  place.liftName,
  alarm.alarmStatus,
  alarm.operationalStatus,
  team,
  response.acknowledgedBy,
  response.arrivalTs,
]

export const passengerTrapColumns: Columns<PassengerTrap> = { all, inTable: [alarm.id, ...watched] }
export const passengerTrapWatchColumns: Columns<PassengerTrap> = { all, inTable: watched }
