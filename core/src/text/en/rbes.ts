/** Words of building alarms. */
export const rbes = {
  none: 'No building alarms.',
  errorCode: 'Error code',
} as const
