import { z } from 'zod/mini'
import { alarmRow, alarmStatus, severity } from './alarms'
import { alarmType } from './alarm-type'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import { id, instantInput, pageInput, pageOf, severalOf, sortInput, text } from '../input'

/** An alarm of any kind, as the alarm tabs of lifts and devices list them. */
export const deviceAlarm = z.extend(alarmRow, {
  type: alarmType,
  number: z.int(),
  /** LF7, PTRP, PMP1: what kind and which number, in one word. */
  code: z.string(),
  severity: z.nullable(severity),
})
export type DeviceAlarm = z.infer<typeof deviceAlarm>

const sort = z._default(sortInput(['alarmStartTs']), 'alarmStartTs,DESC')
const readable = { permission: ['lifts', 'lmd'] } as const

const maintenanceFilter = z.object({
  /** Of a device, or of a lift. */
  deviceId: id,
  /** Set between these. */
  startTs: z.optional(instantInput),
  endTs: z.optional(instantInput),
})

export const deviceAlarmFilter = z.extend(maintenanceFilter, {
  type: z.optional(alarmType),
  /** LF7, PTRP, PMP1; a code that names nothing finds nothing. */
  errorCode: z.optional(severalOf(text(20))),
  alarmStatus: z.optional(alarmStatus),
})

/** Which codes a list offers: of building events, of what concerns a lift, or of what concerns a device. */
export const alarmTypeView = z.enum(['RBE', 'LIFT_SELECTOR', 'LMD'])

export const deviceAlarms = {
  page: endpoint('deviceAlarms.page', {
    method: 'GET',
    path: '/api/alarm/device/page',
    access: readable,
    input: z.extend(deviceAlarmFilter, { ...pageInput.shape, sort }),
    answer: pageOf(deviceAlarm),
  }),
  export: endpoint('deviceAlarms.export', {
    method: 'GET',
    path: '/api/alarm/device/export',
    access: readable,
    input: z.extend(deviceAlarmFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  /** The alarms of the code LM, as the maintenance record has them. */
  exportMaintenance: endpoint('deviceAlarms.exportMaintenance', {
    method: 'GET',
    path: '/api/alarm/device/maintenance/export',
    access: readable,
    input: z.extend(maintenanceFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  types: endpoint('deviceAlarms.types', {
    method: 'GET',
    path: '/api/alarm/alarm-types',
    access: 'member',
    input: z.object({ view: z._default(alarmTypeView, 'RBE') }),
    answer: z.array(z.object({ code: z.string(), label: z.string(), labelZh: z.string() })),
  }),
}
