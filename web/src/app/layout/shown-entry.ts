import { screens, type ScreenName } from '@liftwatch/core/contract/accounts/screens'
import type { MenuEntry } from '@liftwatch/core/domain/menu'
import { useLocation } from 'react-router-dom'
import { builtMenu } from '../built-menu'

function namesOf(entries: readonly MenuEntry[]): ScreenName[] {
  return entries.flatMap(({ name, children = [] }) => [name, ...namesOf(children)])
}

// Children come after their parents, so that the last that fits is the deepest.
const names = namesOf(builtMenu)

/** An address as the router compares it: for it neither capitals nor encoded letters make another. One that cannot be decoded is left as it is. */
function compared(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase()
  } catch {
    return pathname.toLowerCase()
  }
}

/** Whether an address is an entry's, or below it. */
export function isWithin(pathname: string, name: ScreenName): boolean {
  return `${compared(pathname)}/`.startsWith(`${screens[name].path}/`)
}

/** The menu's entry for the screen that is shown, whose text is its name in the menu and in the page's title. */
export function useShownEntry(): ScreenName {
  const { pathname } = useLocation()
  return names.findLast(name => isWithin(pathname, name)) ?? 'home'
}
