import { alarmStatus, operationalStatus, type AlarmFacts, type AlarmResponse } from '../contract/alarms'
import { descriptionIn } from '../domain/labels'
import { wordKeys, type TableColumn } from './table'

type Row = Omit<AlarmFacts, 'liftId' | 'liftName' | 'lmdId' | 'lmdClientId'>

const alarmStatusKeys = wordKeys('states.alarmStatus', alarmStatus)
const operationalStatusKeys = wordKeys('states.operationalStatus', operationalStatus)

/** Columns that all kinds of alarms have. */
export const alarmColumns = {
  alarmStartTs: {
    key: 'alarmStartTs',
    header: 'alarms.fields.alarmStartTs',
    kind: 'instant',
    width: 20,
    value: row => row.alarmStartTs,
    isFixed: true,
    sortField: 'alarmStartTs',
  },
  alarmClearTs: {
    key: 'alarmClearTs',
    header: 'alarms.fields.alarmClearTs',
    kind: 'instant',
    width: 20,
    value: row => row.alarmClearTs,
    sortField: 'alarmClearTs',
  },
  duration: {
    key: 'duration',
    header: 'alarms.fields.duration',
    kind: 'duration',
    width: 10,
    value: row => row.duration,
  },
  description: {
    key: 'description',
    header: 'alarms.fields.description',
    kind: 'text',
    width: 32,
    value: (row, t) => descriptionIn(t.language, row.description),
  },
  alarmStatus: {
    key: 'alarmStatus',
    header: 'alarms.fields.alarmStatus',
    kind: 'text',
    width: 8,
    value: (row, t) => t(alarmStatusKeys[row.alarmStatus]),
  },
  operationalStatus: {
    key: 'operationalStatus',
    header: 'alarms.fields.operationalStatus',
    kind: 'text',
    width: 14,
    value: (row, t) => t(operationalStatusKeys[row.operationalStatus]),
  },
  repeatCnt: {
    key: 'repeatCnt',
    header: 'alarms.fields.repeatCnt',
    kind: 'number',
    width: 8,
    value: row => row.repeatCnt,
    isExtra: true,
  },
  address: {
    key: 'address',
    header: 'alarms.fields.address',
    kind: 'text',
    width: 28,
    value: row => row.address,
    isExtra: true,
  },
  postalCode: {
    key: 'postalCode',
    header: 'alarms.fields.postalCode',
    kind: 'text',
    width: 8,
    value: row => row.postalCode,
    isExtra: true,
  },
  liftCompany: {
    key: 'liftCompany',
    header: 'alarms.fields.liftCompany',
    kind: 'text',
    width: 20,
    value: row => row.liftCompany,
    isExtra: true,
  },
  closedAt: {
    key: 'closedAt',
    header: 'alarms.fields.closedAt',
    kind: 'instant',
    width: 20,
    value: row => row.closedAt,
    isExtra: true,
  },
} as const satisfies Record<string, TableColumn<Row>>

/** Which lift, and which device says so. */
export const placeColumns = {
  liftName: {
    key: 'liftName',
    header: 'alarms.fields.liftName',
    kind: 'text',
    width: 18,
    value: row => row.liftName,
    isFixed: true,
    sortField: 'liftName',
  },
  lmdClientId: {
    key: 'lmdClientId',
    header: 'alarms.fields.lmdClientId',
    kind: 'text',
    width: 14,
    value: row => row.lmdClientId,
  },
} as const satisfies Record<string, TableColumn<Pick<AlarmFacts, 'liftName' | 'lmdClientId'>>>

/** Columns of what people did about it. */
export const responseColumns = {
  acknowledgedBy: {
    key: 'acknowledgedBy',
    header: 'alarms.fields.acknowledgedBy',
    kind: 'text',
    width: 18,
    value: row => row.acknowledgedBy?.name ?? null,
  },
  acknowledgeAt: {
    key: 'acknowledgeAt',
    header: 'alarms.fields.acknowledgeAt',
    kind: 'instant',
    width: 20,
    value: row => row.acknowledgeAt,
    isExtra: true,
  },
  arrivalTs: {
    key: 'arrivalTs',
    header: 'alarms.fields.arrivalTs',
    kind: 'instant',
    width: 20,
    value: row => row.arrivalTs,
    isExtra: true,
  },
  reportAt: {
    key: 'reportAt',
    header: 'alarms.fields.reportAt',
    kind: 'instant',
    width: 20,
    value: row => row.reportAt,
    isExtra: true,
  },
  result: {
    key: 'result',
    header: 'alarms.fields.result',
    kind: 'text',
    width: 40,
    value: row => row.result,
    isExtra: true,
  },
} as const satisfies Record<string, TableColumn<AlarmResponse>>
