/** The screen that has the detail of an alarm of a type; building events have none. */
export const alarmScreen = { LIFT_FAULT: 'lift-fault', PASSENGER_TRAP: 'passenger-trap', RBE: undefined } as const
