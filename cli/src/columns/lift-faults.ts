import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { severityTone } from '@liftwatch/core/tones'
import { instantColumn, plainColumn, stateColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'
import { alarmColumns as alarm, placeColumns as place, responseColumns as response } from './alarms'

const number = plainColumn<LiftFault>('alarmLiftFaultNumber', 'alarms.fields.alarmLiftFaultNumber', { lineWidth: 3 })
const severity = stateColumn<LiftFault, 'severity'>(
  'severity',
  'alarms.fields.severity',
  state => `states.severity.${state}`,
  { tone: state => severityTone[state], lineWidth: 13 },
)

const all: readonly Column<LiftFault>[] = [
  alarm.id,
  place.liftId,
  place.liftName,
  { ...alarm.address, canShrink: false },
  alarm.postalCode,
  { ...alarm.liftCompany, canShrink: false },
  place.lmdId,
  place.lmdClientId,
  number,
  alarm.description,
  severity,
  alarm.alarmStatus,
  alarm.alarmStartTs,
  alarm.alarmClearTs,
  alarm.duration,
  alarm.repeatCnt,
  alarm.operationalStatus,
  alarm.operationalStatusFormat,
  response.acknowledgeAt,
  response.acknowledgedBy,
  response.arrivalTs,
  response.reportAt,
  alarm.closedAt,
  plainColumn('technicianName', 'alarms.fields.technicianName'),
  plainColumn('faultCode', 'alarms.fields.faultCode'),
  response.result,
  plainColumn('complaintCnt', 'alarms.fields.complaintCnt'),
  instantColumn('firstComplaintAt', 'alarms.fields.firstComplaintAt'),
]

/** For people who watch: what has come or changed, without the id. */
const watched: readonly Column<LiftFault>[] = [
  alarm.alarmStartTs,
  place.liftName,
  number,
  alarm.description,
  severity,
  alarm.alarmStatus,
  alarm.operationalStatus,
  response.acknowledgedBy,
]

export const liftFaultColumns: Columns<LiftFault> = { all, inTable: [alarm.id, ...watched] }
export const liftFaultWatchColumns: Columns<LiftFault> = { all, inTable: watched }
