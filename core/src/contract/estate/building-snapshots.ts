import { z } from 'zod/mini'
import { severity } from '../alarms/alarms'
import { alarmType } from '../alarms/alarm-type'
import { endpoint } from '../endpoint'
import { text } from '../input'
import { building } from './buildings'

/** A building as it is found while someone is on the phone. */
export const buildingSnapshot = z.extend(building, {
  /** Of the open alarms of its lifts: a trap before a fault, an urgent fault before others; null where none is open. */
  gravestAlarm: z.nullable(z.object({ type: alarmType, severity: z.nullable(severity) })),
})
export type BuildingSnapshot = z.infer<typeof buildingSnapshot>

export const buildingSnapshots = {
  /** By the beginning of its block or of any word of its address, or by that of its postcode; the first 50 by name. */
  list: endpoint('buildingSnapshots.list', {
    method: 'GET',
    path: '/api/building/snapshot',
    access: { permission: 'case-management' },
    input: z.object({ address: z.optional(text(100).check(z.trim())), postcode: z.optional(text(20).check(z.trim())) }),
    answer: z.array(buildingSnapshot),
  }),
}
