import { z } from 'zod/mini'
import { alarmRow, alarmStatus, severity } from './alarms'
import { alarmType } from './device-messages'
import { endpoint } from './endpoint'
import { id, instantInput, pageInput, pageOf, severalOf, sortInput, text } from './input'

/** An alarm of any kind, as the alarm tabs of lifts and devices list them. */
export const deviceAlarm = z.extend(alarmRow, {
  type: alarmType,
  number: z.int(),
  /** LF7, PTRP, PMP1: what kind and which number, in one word. */
  code: z.string(),
  severity: z.nullable(severity),
})
export type DeviceAlarm = z.infer<typeof deviceAlarm>

/** Which codes a list offers: of building events, of what concerns a lift, or of what concerns a device. */
export const alarmTypeView = z.enum(['RBE', 'LIFT_SELECTOR', 'LMD'])

export const deviceAlarms = {
  page: endpoint('deviceAlarms.page', {
    method: 'GET',
    path: '/api/alarm/device/page',
    access: { permission: ['lifts', 'lmd'] },
    input: z.object({
      /** Of a device, or of a lift. */
      deviceId: id,
      type: z.optional(alarmType),
      /** LF7, PTRP, PMP1; a code that names nothing finds nothing. */
      errorCode: z.optional(severalOf(text(20))),
      alarmStatus: z.optional(alarmStatus),
      /** Set between these. */
      startTs: z.optional(instantInput),
      endTs: z.optional(instantInput),
      ...pageInput.shape,
      sort: z._default(sortInput(['alarmStartTs']), 'alarmStartTs,DESC'),
    }),
    answer: pageOf(deviceAlarm),
  }),
  types: endpoint('deviceAlarms.types', {
    method: 'GET',
    path: '/api/alarm/alarm-types',
    access: 'member',
    input: z.object({ view: z._default(alarmTypeView, 'RBE') }),
    answer: z.array(z.object({ code: z.string(), label: z.string(), labelZh: z.string() })),
  }),
}
