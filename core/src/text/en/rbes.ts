/** Words of building alarms. */
export const rbes = { empty: 'No building alarms so far.', errorCode: 'Error code' } as const
