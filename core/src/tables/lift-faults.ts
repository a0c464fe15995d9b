import { severity } from '../contract/alarms'
import type { LiftFault } from '../contract/lift-faults'
import { alarmColumns, placeColumns, responseColumns } from './alarm-columns'
import { wordKeys, type Table } from './table'

const severityKeys = wordKeys('states.severity', severity)

/** The list of lift faults (specification 1 section 2). */
export const liftFaultTable: Table<LiftFault> = {
  type: 'LIFT_FAULT_TABLE_HEADER',
  title: 'alarms.title',
  columns: [
    {
      key: 'severity',
      header: 'alarms.fields.severity',
      kind: 'text',
      width: 16,
      value: (fault, t) => t(severityKeys[fault.severity]),
      sortField: 'severity',
    },
    alarmColumns.alarmStartTs,
    placeColumns.liftName,
    {
      key: 'alarmLiftFaultNumber',
      header: 'alarms.fields.alarmLiftFaultNumber',
      kind: 'number',
      width: 8,
      value: fault => fault.alarmLiftFaultNumber,
      isExtra: true,
      sortField: 'alarmLiftFaultNumber',
    },
    alarmColumns.description,
    alarmColumns.operationalStatus,
    alarmColumns.alarmStatus,
    { ...alarmColumns.alarmClearTs, isExtra: true },
    alarmColumns.duration,
    responseColumns.acknowledgedBy,
    responseColumns.acknowledgeAt,
    responseColumns.arrivalTs,
    responseColumns.reportAt,
    alarmColumns.closedAt,
    placeColumns.lmdClientId,
    alarmColumns.address,
    alarmColumns.postalCode,
    alarmColumns.liftCompany,
    alarmColumns.repeatCnt,
    {
      key: 'complaintCnt',
      header: 'alarms.fields.complaintCnt',
      kind: 'number',
      width: 10,
      value: fault => fault.complaintCnt,
      isExtra: true,
    },
    {
      key: 'technicianName',
      header: 'alarms.fields.technicianName',
      kind: 'text',
      width: 18,
      value: fault => fault.technicianName,
      isExtra: true,
    },
    {
      key: 'faultCode',
      header: 'alarms.fields.faultCode',
      kind: 'text',
      width: 10,
      value: fault => fault.faultCode,
      isExtra: true,
    },
    responseColumns.result,
  ],
}
