import { z } from 'zod/mini'

/** The kinds of alarms, as devices name them. */
export const alarmType = z.enum(['LIFT_FAULT', 'PASSENGER_TRAP', 'RBE'])
export type AlarmType = z.infer<typeof alarmType>
