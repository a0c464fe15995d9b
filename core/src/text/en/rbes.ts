/** Words of building alarms. */
export const rbes = {
  empty: 'No building alarms match. Clear the filters, or choose another tab.',
  errorCode: 'Error code',
} as const
