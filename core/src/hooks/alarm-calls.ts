import { liftFaults } from '../contract/lift-faults'
import { passengerTraps } from '../contract/passenger-traps'

/** The calls of the alarms that people answer, by their resource. */
export const alarmCalls = { liftFaults, passengerTraps } as const

/** Alarms that people answer: acknowledge, arrive, report. */
export type AnsweredKind = keyof typeof alarmCalls
