import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { alarmStatusTone, operationalStatusTone, severityTone } from '@liftwatch/core/tones'
import { durationColumn, instantColumn, personColumn, plainColumn, stateColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

const id = plainColumn<LiftFault>('id', 'alarms.fields.id', { lineWidth: 36 })
const liftName = plainColumn<LiftFault>('liftName', 'alarms.fields.liftName', { lineWidth: 18 })
const number = plainColumn<LiftFault>('alarmLiftFaultNumber', 'alarms.fields.alarmLiftFaultNumber', { lineWidth: 3 })
const description = plainColumn<LiftFault>('description', 'alarms.fields.description', {
  lineWidth: 32,
  canShrink: true,
})
const severity = stateColumn<LiftFault, 'severity'>(
  'severity',
  'alarms.fields.severity',
  state => `states.severity.${state}`,
  { tone: state => severityTone[state], lineWidth: 13 },
)
const alarmStatus = stateColumn<LiftFault, 'alarmStatus'>(
  'alarmStatus',
  'alarms.fields.alarmStatus',
  state => `states.alarmStatus.${state}`,
  { tone: state => alarmStatusTone[state], lineWidth: 5 },
)
const operationalStatus = stateColumn<LiftFault, 'operationalStatus'>(
  'operationalStatus',
  'alarms.fields.operationalStatus',
  state => `states.operationalStatus.${state}`,
  { tone: state => operationalStatusTone[state], lineWidth: 11 },
)
const alarmStartTs = instantColumn<LiftFault>('alarmStartTs', 'alarms.fields.alarmStartTs', { lineWidth: 19 })
const acknowledgedBy = personColumn<LiftFault>('acknowledgedBy', 'alarms.fields.acknowledgedBy', { canShrink: true })

const all: readonly Column<LiftFault>[] = [
  id,
  plainColumn('liftId'),
  liftName,
  plainColumn('address', 'alarms.fields.address'),
  plainColumn('postalCode', 'alarms.fields.postalCode'),
  plainColumn('liftCompany', 'alarms.fields.liftCompany'),
  plainColumn('lmdId'),
  plainColumn('lmdClientId', 'alarms.fields.lmdClientId'),
  number,
  description,
  severity,
  alarmStatus,
  alarmStartTs,
  instantColumn('alarmClearTs', 'alarms.fields.alarmClearTs'),
  durationColumn('duration', 'alarms.fields.duration'),
  plainColumn('repeatCnt', 'alarms.fields.repeatCnt'),
  operationalStatus,
  plainColumn('operationalStatusFormat'),
  instantColumn('acknowledgeAt', 'alarms.fields.acknowledgeAt'),
  acknowledgedBy,
  instantColumn('arrivalTs', 'alarms.fields.arrivalTs'),
  instantColumn('reportAt', 'alarms.fields.reportAt'),
  instantColumn('closedAt', 'alarms.fields.closedAt'),
  plainColumn('technicianName', 'alarms.fields.technicianName'),
  plainColumn('faultCode', 'alarms.fields.faultCode'),
  plainColumn('result', 'alarms.fields.result'),
  plainColumn('complaintCnt', 'alarms.fields.complaintCnt'),
  instantColumn('firstComplaintAt', 'alarms.fields.firstComplaintAt'),
]

export const liftFaultColumns: Columns<LiftFault> = {
  all,
  inTable: [id, alarmStartTs, liftName, number, description, severity, alarmStatus, operationalStatus, acknowledgedBy],
}

/** For people who watch: what has come or changed, without the id. */
export const liftFaultWatchColumns: Columns<LiftFault> = {
  all,
  inTable: [alarmStartTs, liftName, number, description, severity, alarmStatus, operationalStatus, acknowledgedBy],
}
