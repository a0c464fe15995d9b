import { reportPermissions, type ScreenPermission } from '../contract/accounts/permissions'

/** A menu entry; its name is the permission that shows it. A parent without permitted children is hidden. */
export interface MenuEntry {
  readonly name: ScreenPermission | 'alarms' | 'report' | 'settings'
  readonly children?: readonly MenuEntry[]
}

/** The menu tree of specification 1 section 2, in its order. */
export const menuTree: readonly MenuEntry[] = [
  { name: 'home' },
  { name: 'alarms', children: [{ name: 'lift-fault' }, { name: 'passenger-trap' }, { name: 'rbe' }] },
  { name: 'lifts' },
  { name: 'building' },
  { name: 'lmd' },
  { name: 'lm-schedule' },
  { name: 'lm-checker' },
  { name: 'oms-schedule' },
  { name: 'case-management' },
  { name: 'report', children: reportPermissions.map(name => ({ name })) },
  { name: 'dashboard' },
  { name: 'organization' },
  { name: 'user-management', children: [{ name: 'user' }, { name: 'group' }] },
  { name: 'settings' },
]

/** The part of the tree whose screens are shown; a parent without any is left out. */
export function menuWhere(isShown: (name: MenuEntry['name']) => boolean, tree: readonly MenuEntry[]): MenuEntry[] {
  return tree.flatMap(entry => {
    if (!entry.children) return isShown(entry.name) ? [entry] : []
    const children = menuWhere(isShown, entry.children)
    return children.length > 0 ? [{ ...entry, children }] : []
  })
}

/** The entries that these permissions show; 'settings' is always there (specification 1 section 6). */
export function permittedMenu(permissions: ReadonlySet<string>, tree: readonly MenuEntry[] = menuTree): MenuEntry[] {
  return menuWhere(name => name === 'settings' || permissions.has(name), tree)
}
