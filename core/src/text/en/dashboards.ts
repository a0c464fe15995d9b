/** Words of the outside dashboards. */
export const dashboards = {
  failed: 'Failed',
  reload: 'Reload',
  loading: 'Logging in to {{name}}',
  loggedOut: 'Logged out. Next log-in within {{seconds}} s.',
  none: 'No dashboards',
  noneHint: 'No dashboard is configured on this server.',
}

/** The screens of this, with what their permissions open. */
export const dashboardScreens = {
  dashboard: { name: 'Dashboard', read: 'Dashboard: open the outside dashboards' },
} as const
