import type { AuditedCall } from '@liftwatch/core/contract/api'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { rootListNames, rootLists, type RootListName } from '@liftwatch/core/views/resources/lists'
import { resourceViews } from '@liftwatch/core/views/resources/resource-views'

/** What a key does, as data: the footer, the help and the printed key sheet are made from it. */
export interface Binding {
  /** The first is the one that the footer shows. A character, a name, or ctrl+ or shift+ and one of them. */
  readonly keys: readonly [string, ...string[]]
  readonly label: TextKey
  readonly group: 'move' | 'act' | 'list' | 'screens' | 'program'
  /** Left out of the footer, which has room for little: the help has it. */
  readonly isMinor?: true
  /** Whether it takes what is under the cursor of a list, or all that is in sight: that has to have been seen there. */
  readonly takes?: 'row' | 'shown'
}

/** Of a key that takes the row under the cursor. */
const row = { takes: 'row' } as const

/** What people do with a record, each key being called as its form. */
const actionBindings = rootListNames
  .flatMap(name => resourceViews[name].actions)
  .flatMap(({ name, title, key }) =>
    key === undefined ? [] : [[name, { keys: [key], label: title, group: 'act', ...row }] as const],
  )

/** What makes a new record, from its list. */
const creationBindings = rootListNames
  .flatMap(name => resourceViews[name].creates ?? [])
  .flatMap(({ name, title, key }) =>
    key === undefined ? [] : [[name, { keys: [key], label: title, group: 'act' }] as const],
  )

/** The keys that lead to the lists. */
const listBindings = rootListNames.map(
  name =>
    [
      `screen.${name}`,
      { keys: [rootLists[name].key], label: resourceViews[name].title, group: 'screens', isMinor: true },
    ] as const,
)

const bindingsHere = {
  'alarms.takeBack': { keys: ['x'], label: 'monitor.keys.takeBack', group: 'act' },
  'switchOffs.edit': { keys: ['E'], label: 'switchOffs.edit', group: 'act', ...row },
  'switchOffs.create': { keys: ['P'], label: 'switchOffs.create', group: 'act', ...row },
  'switchOffs.choose': { keys: ['P'], label: 'switchOffs.create', group: 'act' },
  'cases.log': { keys: ['C'], label: 'cases.logCase', group: 'act', ...row },
  'list.acknowledgeMarked': { keys: ['A'], label: 'monitor.keys.acknowledgeMarked', group: 'act' },
  'form.submit': { keys: ['ctrl+s'], label: 'alarms.actions.submit', group: 'act' },
  'form.enter': { keys: ['enter'], label: 'monitor.keys.next', group: 'act', isMinor: true },
  'form.accept': { keys: ['ctrl+y'], label: 'monitor.keys.acceptSuggestion', group: 'act', isMinor: true },
  'filter.saveDefault': { keys: ['ctrl+w'], label: 'monitor.keys.saveDefault', group: 'act' },
  'filter.clear': { keys: ['ctrl+x'], label: 'alarms.actions.clearFilters', group: 'act' },
  'find.keep': { keys: ['enter'], label: 'monitor.keys.keepFound', group: 'list' },
  'dialog.yes': { keys: ['y', 'enter'], label: 'monitor.keys.yes', group: 'act' },
  'dialog.sure': { keys: ['y'], label: 'monitor.keys.yes', group: 'act' },
  'dialog.no': { keys: ['n', 'escape'], label: 'monitor.keys.no', group: 'act' },
  'list.open': { keys: ['enter'], label: 'monitor.keys.open', group: 'act', ...row },
  'list.choose': { keys: ['enter'], label: 'monitor.keys.choose', group: 'act' },
  'lane.open': { keys: ['t'], label: 'monitor.keys.openTrap', group: 'act' },
  'lift.open': { keys: ['i'], label: 'monitor.keys.openLift', group: 'act', isMinor: true },
  'report.earlier': { keys: ['['], label: 'monitor.keys.earlier', group: 'act', isMinor: true },
  'report.later': { keys: [']'], label: 'monitor.keys.later', group: 'act', isMinor: true },
  'row.copy': { keys: ['y'], label: 'monitor.keys.copy', group: 'act', isMinor: true },
  'row.copyAll': { keys: ['Y'], label: 'monitor.keys.copyAll', group: 'act', isMinor: true },
  'row.browse': { keys: ['b'], label: 'monitor.keys.browse', group: 'act', isMinor: true },
  'list.clearFind': { keys: ['escape'], label: 'monitor.keys.clearFind', group: 'list' },
  'list.quickFilter': { keys: ['/'], label: 'monitor.keys.quickFilter', group: 'list' },
  'list.filter': { keys: ['f'], label: 'monitor.keys.filter', group: 'list' },
  'file.save': { keys: ['e'], label: 'monitor.keys.saveFile', group: 'list', isMinor: true },
  'list.clearFilter': { keys: ['F'], label: 'alarms.actions.clearFilters', group: 'list', isMinor: true },
  'list.columns': { keys: ['c'], label: 'monitor.keys.columns', group: 'list', isMinor: true },
  'list.sort': { keys: ['s'], label: 'monitor.keys.sort', group: 'list', isMinor: true },
  'list.reverse': { keys: ['S'], label: 'monitor.keys.reverse', group: 'list', isMinor: true },
  'list.mark': { keys: ['space'], label: 'monitor.keys.mark', group: 'list', isMinor: true, ...row },
  'list.markShown': { keys: ['*'], label: 'monitor.keys.markShown', group: 'list', isMinor: true, takes: 'shown' },
  'list.unmark': { keys: ['u'], label: 'monitor.keys.unmark', group: 'list', isMinor: true },
  'tabs.next': { keys: ['tab', 'right', 'l'], label: 'monitor.keys.nextTab', group: 'list', isMinor: true },
  'tabs.previous': {
    keys: ['shift+tab', 'left', 'h'],
    label: 'monitor.keys.previousTab',
    group: 'list',
    isMinor: true,
  },
  'list.up': { keys: ['up', 'k'], label: 'monitor.keys.up', group: 'move', isMinor: true },
  'list.down': { keys: ['down', 'j'], label: 'monitor.keys.down', group: 'move', isMinor: true },
  'list.pageUp': { keys: ['pageUp', 'ctrl+b'], label: 'monitor.keys.pageUp', group: 'move', isMinor: true },
  'list.pageDown': { keys: ['pageDown', 'ctrl+f'], label: 'monitor.keys.pageDown', group: 'move', isMinor: true },
  'list.first': { keys: ['home', 'g'], label: 'monitor.keys.first', group: 'move', isMinor: true },
  'list.last': { keys: ['end', 'G'], label: 'monitor.keys.last', group: 'move', isMinor: true },
  'palette.up': { keys: ['up'], label: 'monitor.keys.up', group: 'move', isMinor: true },
  'palette.down': { keys: ['down'], label: 'monitor.keys.down', group: 'move', isMinor: true },
  'form.next': { keys: ['tab'], label: 'monitor.keys.nextField', group: 'move' },
  'form.previous': { keys: ['shift+tab'], label: 'monitor.keys.previousField', group: 'move', isMinor: true },
  'field.up': { keys: ['up'], label: 'monitor.keys.up', group: 'move', isMinor: true },
  'field.down': { keys: ['down'], label: 'monitor.keys.down', group: 'move', isMinor: true },
  'field.left': { keys: ['left'], label: 'monitor.keys.left', group: 'move', isMinor: true },
  'field.right': { keys: ['right'], label: 'monitor.keys.right', group: 'move', isMinor: true },
  'field.home': { keys: ['home', 'ctrl+a'], label: 'monitor.keys.lineStart', group: 'move', isMinor: true },
  'field.end': { keys: ['end', 'ctrl+e'], label: 'monitor.keys.lineEnd', group: 'move', isMinor: true },
  'field.backspace': { keys: ['backspace'], label: 'monitor.keys.backspace', group: 'move', isMinor: true },
  'field.delete': { keys: ['delete', 'ctrl+d'], label: 'monitor.keys.delete', group: 'move', isMinor: true },
  'field.clear': { keys: ['ctrl+u'], label: 'monitor.keys.clear', group: 'move', isMinor: true },
  'screen.overview': { keys: ['0'], label: 'overview.title', group: 'screens', isMinor: true },
} as const satisfies Record<string, Binding>

const bindingsAnywhere = {
  'screen.activity': { keys: ['7'], label: 'monitor.activity.title', group: 'screens', isMinor: true },
  'screen.reports': { keys: ['8'], label: 'screens.report.name', group: 'screens', isMinor: true },
  'screen.handOver': { keys: ['H'], label: 'monitor.handOver.title', group: 'screens', isMinor: true },
  'screen.settings': { keys: [','], label: 'monitor.settings.title', group: 'screens', isMinor: true },
  'screen.palette': { keys: [':'], label: 'monitor.keys.palette', group: 'screens' },
  'screen.back': { keys: ['escape'], label: 'monitor.keys.back', group: 'program' },
  'shift.start': { keys: ['N'], label: 'monitor.keys.startShift', group: 'act' },
  'alerts.snooze': { keys: ['z'], label: 'monitor.keys.snooze', group: 'program', isMinor: true },
  'alerts.test': { keys: ['Z'], label: 'monitor.keys.testAlert', group: 'program', isMinor: true },
  'program.refresh': { keys: ['ctrl+r'], label: 'alarms.actions.refresh', group: 'program', isMinor: true },
  'program.repaint': { keys: ['ctrl+l'], label: 'monitor.keys.repaint', group: 'program', isMinor: true },
  'program.suspend': { keys: ['ctrl+z'], label: 'monitor.keys.suspend', group: 'program', isMinor: true },
  'session.switchOrganization': { keys: ['O'], label: 'session.switchOrganization', group: 'program', isMinor: true },
  'program.help': { keys: ['?'], label: 'monitor.keys.help', group: 'program' },
  'program.quit': { keys: ['q'], label: 'monitor.keys.quit', group: 'program' },
  // Last, so that it takes no one's room at the foot of the screen.
  'session.logout': { keys: ['L'], label: 'session.logout', group: 'program' },
  'program.interrupt': { keys: ['ctrl+c'], label: 'monitor.keys.quit', group: 'program', isMinor: true },
} as const satisfies Record<string, Binding>

export type BindingId =
  AuditedCall | keyof typeof bindingsHere | `screen.${RootListName}` | keyof typeof bindingsAnywhere

/** Every binding, in the order in which footer and help show them. */
const bindings: ReadonlyMap<string, Binding> = new Map<string, Binding>([
  ...actionBindings,
  ...creationBindings,
  ...Object.entries(bindingsHere),
  ...listBindings,
  ...Object.entries(bindingsAnywhere),
])

export const bindingIds = [...bindings.keys()] as BindingId[]

export function bindingOf(id: BindingId): Binding {
  return bindings.get(id)!
}

const keyLabels: Readonly<Record<string, string>> = {
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  tab: 'Tab',
  pageUp: 'PgUp',
  pageDown: 'PgDn',
  home: 'Home',
  end: 'End',
  backspace: 'Backspace',
  delete: 'Del',
}

/** A key as it is written for people: Ctrl-R, Shift-Tab, ↑, a. */
export function keyLabel(key: string): string {
  const [, modifier, name] = /^(ctrl|shift)\+(.+)$/.exec(key) ?? []
  if (!modifier || !name) return keyLabels[key] ?? key
  const label = keyLabels[name] ?? name.toUpperCase()
  return modifier === 'ctrl' ? `Ctrl-${label}` : `Shift-${label}`
}
