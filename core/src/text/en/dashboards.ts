/** Words of the outside dashboards. */
export const dashboards = {
  failed: 'Failed',
  reload: 'Reload',
  loading: 'Logging in to {{name}}',
  loggedOut: 'Logged out. Next log-in within {{seconds}} s.',
  none: 'No dashboards',
  noneHint: 'No dashboard is configured on this server.',
}
