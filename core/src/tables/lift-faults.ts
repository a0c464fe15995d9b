import { severity } from '../contract/alarms/alarms'
import type { LiftFault } from '../contract/alarms/lift-faults'
import { severityTone } from '../tones'
import { alarmColumns, courseFields, placeColumns, placeFields, responseColumns, responseFields } from './alarm-columns'
import { lastEditColumns, lastEditFields } from './last-edit-columns'
import { stateColumn } from './state-column'
import { countColumn, instantColumn, names, textColumn, wordKeys, type Table } from './table'

const severityWords = wordKeys('states.severity', severity)

const extra = { isExtra: true } as const

/** The list of lift faults (specification 1 section 2). */
export const liftFaultTable: Table<LiftFault> = {
  type: 'LIFT_FAULT_TABLE_HEADER',
  title: 'alarms.title',
  columns: [
    stateColumn(
      'severity',
      'alarms.fields.severity',
      16,
      { of: fault => fault.severity, words: severityWords, tone: severityTone },
      { sortField: 'severity', isHighestFirst: true, narrow: [13, 13], lineWidth: 13 },
    ),
    alarmColumns.alarmStartTs,
    placeColumns.liftName,
    countColumn('alarmLiftFaultNumber', 'alarms.fields.alarmLiftFaultNumber', fault => fault.alarmLiftFaultNumber, {
      ...extra,
      width: 8,
      lineWidth: 3,
      sortField: 'alarmLiftFaultNumber',
    }),
    alarmColumns.description,
    // By its urgency: a status by its letters would say nothing.
    { ...alarmColumns.operationalStatus, sortField: 'urgency', isHighestFirst: true },
    alarmColumns.alarmStatus,
    { ...alarmColumns.alarmClearTs, isExtra: true },
    alarmColumns.duration,
    responseColumns.acknowledgedBy,
    responseColumns.acknowledgeAt,
    responseColumns.arrivalTs,
    responseColumns.reportAt,
    alarmColumns.closedAt,
    placeColumns.lmdClientId,
    { ...alarmColumns.address, canShrink: false },
    alarmColumns.postalCode,
    { ...alarmColumns.liftCompany, canShrink: false },
    alarmColumns.repeatCnt,
    countColumn('complaintCnt', 'alarms.fields.complaintCnt', fault => fault.complaintCnt, { ...extra, width: 10 }),
    textColumn('technicianName', 'alarms.fields.technicianName', 18, fault => fault.technicianName, extra),
    textColumn('faultCode', 'alarms.fields.faultCode', 10, fault => fault.faultCode, extra),
    responseColumns.result,
  ],
  terminalColumns: [
    instantColumn('firstComplaintAt', 'alarms.fields.firstComplaintAt', fault => fault.firstComplaintAt),
    textColumn(
      'isLiftOff',
      'switchOffs.mark',
      12,
      (fault, t) => t(`states.waiting.${fault.isLiftOff ? 'yes' : 'no'}`),
      {
        code: fault => fault.isLiftOff,
      },
    ),
    ...lastEditColumns,
  ],
  fields: names(
    'id',
    placeFields,
    'alarmLiftFaultNumber description severity alarmStatus',
    courseFields,
    'operationalStatusFormat',
    responseFields,
    'technicianName faultCode result complaintCnt firstComplaintAt isLiftOff',
    lastEditFields,
  ),
  listed: names(
    'id alarmStartTs liftName alarmLiftFaultNumber description severity',
    'alarmStatus operationalStatus acknowledgedBy',
  ),
}
