/** Words of building alarms. */
export const rbes = {
  none: 'No building alarms.',
  errorCode: 'Error code',
} as const

/** The screens of this, with what their permissions open. */
export const rbeScreens = {
  rbe: { name: 'Building alarms', read: 'Building alarms: see the list' },
} as const
