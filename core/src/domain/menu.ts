import { screenNames, screens, type ScreenName } from '../contract/accounts/screens'

/** A menu entry; its name is the permission that shows it. A parent without permitted children is hidden. */
export interface MenuEntry {
  readonly name: ScreenName
  readonly children?: readonly MenuEntry[]
}

function parentOf(name: ScreenName): ScreenName | undefined {
  const entry = screens[name]
  return 'below' in entry ? entry.below : undefined
}

function entryOf(name: ScreenName): MenuEntry {
  const children = screenNames.filter(below => parentOf(below) === name).map(below => ({ name: below }))
  return children.length > 0 ? { name, children } : { name }
}

/** The menu tree of specification 1 section 2, in its order. */
export const menuTree: readonly MenuEntry[] = screenNames.filter(name => !parentOf(name)).map(entryOf)

/** The part of the tree whose screens are shown; a parent without any is left out. */
export function menuWhere(isShown: (name: ScreenName) => boolean, tree: readonly MenuEntry[]): MenuEntry[] {
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
