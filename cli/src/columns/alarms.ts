import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms'
import { alarmStatusTone, operationalStatusTone } from '@liftwatch/core/tones'
import { durationColumn, instantColumn, personColumn, plainColumn, stateColumn, type Column } from '../output/columns'

type Facts = Omit<AlarmFacts, 'liftId' | 'liftName' | 'lmdId' | 'lmdClientId'>

/** Columns of what alarms of every kind have; named as the contract names them. */
export const alarmColumns = {
  id: plainColumn<Facts>('id', 'alarms.fields.id', { lineWidth: 36 }),
  address: plainColumn<Facts>('address', 'alarms.fields.address', { canShrink: true }),
  postalCode: plainColumn<Facts>('postalCode', 'alarms.fields.postalCode'),
  liftCompany: plainColumn<Facts>('liftCompany', 'alarms.fields.liftCompany', { canShrink: true }),
  description: plainColumn<Facts>('description', 'alarms.fields.description', { lineWidth: 32, canShrink: true }),
  alarmStatus: stateColumn<Facts, 'alarmStatus'>(
    'alarmStatus',
    'alarms.fields.alarmStatus',
    state => `states.alarmStatus.${state}`,
    { tone: state => alarmStatusTone[state], lineWidth: 5 },
  ),
  alarmStartTs: instantColumn<Facts>('alarmStartTs', 'alarms.fields.alarmStartTs', { lineWidth: 19 }),
  alarmClearTs: instantColumn<Facts>('alarmClearTs', 'alarms.fields.alarmClearTs'),
  duration: durationColumn<Facts>('duration', 'alarms.fields.duration'),
  repeatCnt: plainColumn<Facts>('repeatCnt', 'alarms.fields.repeatCnt'),
  operationalStatus: stateColumn<Facts, 'operationalStatus'>(
    'operationalStatus',
    'alarms.fields.operationalStatus',
    state => `states.operationalStatus.${state}`,
    { tone: state => operationalStatusTone[state], lineWidth: 11 },
  ),
  operationalStatusFormat: plainColumn<Facts>('operationalStatusFormat'),
  closedAt: instantColumn<Facts>('closedAt', 'alarms.fields.closedAt'),
} as const satisfies Record<string, Column<Facts>>

/** Columns of what people did about it. */
export const responseColumns = {
  acknowledgeAt: instantColumn<AlarmResponse>('acknowledgeAt', 'alarms.fields.acknowledgeAt'),
  acknowledgedBy: personColumn<AlarmResponse>('acknowledgedBy', 'alarms.fields.acknowledgedBy', { canShrink: true }),
  arrivalTs: instantColumn<AlarmResponse>('arrivalTs', 'alarms.fields.arrivalTs'),
  reportAt: instantColumn<AlarmResponse>('reportAt', 'alarms.fields.reportAt'),
  result: plainColumn<AlarmResponse>('result', 'alarms.fields.result'),
} as const satisfies Record<string, Column<AlarmResponse>>

type Place = Pick<AlarmFacts, 'liftId' | 'liftName' | 'lmdId' | 'lmdClientId'>

/** Columns of which lift, and which device says so. */
export const placeColumns = {
  liftId: plainColumn<Place>('liftId'),
  liftName: plainColumn<Place>('liftName', 'alarms.fields.liftName', { lineWidth: 18 }),
  lmdId: plainColumn<Place>('lmdId'),
  lmdClientId: plainColumn<Place>('lmdClientId', 'alarms.fields.lmdClientId'),
} as const satisfies Record<string, Column<Place>>
