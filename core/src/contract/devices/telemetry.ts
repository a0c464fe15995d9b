import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { idInput, instant } from '../input'

export const telemetryValue = z.union([z.boolean(), z.number(), z.string()])
export type TelemetryValue = z.infer<typeof telemetryValue>

/** The latest value of one key, with the instant at which the device measured it. */
export const telemetryEntry = z.object({ key: z.string(), value: telemetryValue, ts: instant })
export type TelemetryEntry = z.infer<typeof telemetryEntry>

export const telemetry = {
  latest: endpoint('telemetry.latest', {
    method: 'GET',
    path: '/api/telemetry/{id}',
    access: { permission: 'lifts' },
    input: idInput,
    answer: z.array(telemetryEntry),
    errors: ['not-found'],
  }),
}
