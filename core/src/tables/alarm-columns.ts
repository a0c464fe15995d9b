import { alarmStatus, operationalStatus, type AlarmFacts, type AlarmResponse } from '../contract/alarms/alarms'
import { alarmPhase } from '../domain/alarm-phase'
import { descriptionIn } from '../domain/labels'
import { alarmPhaseTone, statusTone } from '../tones'
import { stateColumn } from './state-column'
import { countColumn, instantColumn, names, textColumn, wordKeys, type TableColumn } from './table'

type Row = Omit<AlarmFacts, 'liftId' | 'liftName' | 'lmdId' | 'lmdClientId'>

const alarmStatusWords = wordKeys('states.alarmStatus', alarmStatus)
const operationalStatusWords = wordKeys('states.operationalStatus', operationalStatus)

const extra = { isExtra: true } as const

/** Columns that all kinds of alarms have. */
export const alarmColumns = {
  alarmStartTs: instantColumn('alarmStartTs', 'alarms.fields.alarmStartTs', row => row.alarmStartTs, {
    isFixed: true,
    sortField: 'alarmStartTs',
    isHighestFirst: true,
    lineWidth: 19,
  }),
  alarmClearTs: instantColumn('alarmClearTs', 'alarms.fields.alarmClearTs', row => row.alarmClearTs, {
    sortField: 'alarmClearTs',
    isHighestFirst: true,
  }),
  duration: {
    key: 'duration',
    header: 'alarms.fields.duration',
    kind: 'duration',
    // As wide as a wait, which the screens show below it.
    width: 14,
    narrow: [8, 8],
    value: row => row.duration,
  },
  description: textColumn(
    'description',
    'alarms.fields.description',
    32,
    (row, t) => descriptionIn(t.language, row.description),
    { code: row => row.description, narrow: [22, 40], canShrink: true },
  ),
  alarmStatus: stateColumn(
    'alarmStatus',
    'alarms.fields.alarmStatus',
    8,
    { of: row => row.alarmStatus, words: alarmStatusWords, tone: row => alarmPhaseTone[alarmPhase(row)] },
    { narrow: [5, 5], lineWidth: 5 },
  ),
  operationalStatus: stateColumn(
    'operationalStatus',
    'alarms.fields.operationalStatus',
    14,
    { of: row => row.operationalStatus, words: operationalStatusWords, tone: statusTone },
    { narrow: [11, 14], lineWidth: 11 },
  ),
  repeatCnt: countColumn('repeatCnt', 'alarms.fields.repeatCnt', row => row.repeatCnt, { ...extra, width: 8 }),
  address: textColumn('address', 'alarms.fields.address', 28, row => row.address, {
    ...extra,
    narrow: [20, 40],
    canShrink: true,
  }),
  postalCode: textColumn('postalCode', 'alarms.fields.postalCode', 8, row => row.postalCode, extra),
  liftCompany: textColumn('liftCompany', 'alarms.fields.liftCompany', 20, row => row.liftCompany, {
    ...extra,
    narrow: [16, 24],
    canShrink: true,
  }),
  closedAt: instantColumn('closedAt', 'alarms.fields.closedAt', row => row.closedAt, extra),
} as const satisfies Record<string, TableColumn<Row>>

/** Which lift, and which device says so. */
export const placeColumns = {
  liftName: textColumn('liftName', 'alarms.fields.liftName', 18, row => row.liftName, {
    isFixed: true,
    sortField: 'liftName',
    narrow: [15, 22],
  }),
  lmdClientId: textColumn('lmdClientId', 'alarms.fields.lmdClientId', 14, row => row.lmdClientId),
} as const satisfies Record<string, TableColumn<Pick<AlarmFacts, 'liftName' | 'lmdClientId'>>>

/** Columns of what people did about it. */
export const responseColumns = {
  acknowledgedBy: textColumn(
    'acknowledgedBy',
    'alarms.fields.acknowledgedBy',
    18,
    row => row.acknowledgedBy?.name ?? null,
    { json: row => row.acknowledgedBy, narrow: [16, 24], canShrink: true },
  ),
  acknowledgeAt: instantColumn('acknowledgeAt', 'alarms.fields.acknowledgeAt', row => row.acknowledgeAt, extra),
  arrivalTs: instantColumn('arrivalTs', 'alarms.fields.arrivalTs', row => row.arrivalTs, extra),
  reportAt: instantColumn('reportAt', 'alarms.fields.reportAt', row => row.reportAt, extra),
  result: textColumn('result', 'alarms.fields.result', 40, row => row.result, extra),
} as const satisfies Record<string, TableColumn<AlarmResponse>>

/** What scripts get of where an alarm is, of how it went, and of what people did about it; in their order. */
export const placeFields = 'liftId liftName address postalCode liftCompany lmdId lmdClientId'
export const courseFields = 'alarmStartTs alarmClearTs duration repeatCnt operationalStatus'
export const responseFields = 'acknowledgeAt acknowledgedBy arrivalTs reportAt closedAt'

/** Groups of a detail's facts, by the keys of their columns: what people did, and where it is. */
export const alarmGroups = {
  response: names('acknowledgedBy acknowledgeAt arrivalTs reportAt closedAt'),
  place: names('liftName address postalCode liftCompany lmdClientId'),
}
