import { menuTree, type MenuEntry } from '@liftwatch/core/domain/menu'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../texts'
import { menuPaths, type MenuName } from '../paths'

function namesOf(entries: readonly MenuEntry[]): MenuName[] {
  return entries.flatMap(({ name, children = [] }) => [name, ...namesOf(children)])
}

// Children come after their parents, so that the last that fits is the deepest.
const names = namesOf(menuTree)

export function isWithin(pathname: string, name: MenuName): boolean {
  return `${pathname}/`.startsWith(`${menuPaths[name]}/`)
}

/** The name of the screen that is shown, as the menu and the page's title have it. */
export function useRouteName(): string {
  const t = useTexts()
  const { pathname } = useLocation()
  return t(`console.menu.${names.findLast(name => isWithin(pathname, name)) ?? 'home'}`)
}
