/** Of the editor that gives and takes them. */
const editor = {
  search: 'Search permissions',
  available: 'Available',
  granted: 'Granted',
  count: '{{number}} of {{total}}',
  ticked: 'Ticked: {{number}}',
  add: 'Add',
  addAll: 'Add all',
  remove: 'Remove',
  removeAll: 'Remove all',
  none: 'None',
  keys: 'Arrow keys go through a list, space ticks, Enter moves what is ticked.',
  loadFailed: 'The permissions could not be loaded',
} as const

/** Of permissions; what each of them opens is among the words of its screen. */
export const permissions = {
  nothing: 'Opens nothing yet',
  nothingOn: '{{screen}}: opens nothing yet',
  editor,
} as const
