import type { MenuName } from '@liftwatch/core/domain/console-paths'
import { isWithin } from './layout/shown-entry'
import { lazyPage, plainPage } from './lazy-page'
import { screens, type BuiltScreen } from './screens'

type Screen = ReturnType<typeof lazyPage>

/** One page for each file: the reports share theirs. */
const pages = new Map<BuiltScreen, Screen>()

function pageOf(screen: BuiltScreen): Screen {
  const page = pages.get(screen) ?? (screen.isPlain ? plainPage : lazyPage)(screen.load, screen.ahead)
  pages.set(screen, page)
  return page
}

const names = Object.keys(screens) as MenuName[]

export const screenPages: Partial<Record<MenuName, Screen>> = Object.fromEntries(
  names.map(name => [name, pageOf(screens[name]!)]),
)

/** The name of the screen that answers for a path. */
export function screenNameAt(pathname: string): MenuName | undefined {
  return names.find(candidate => isWithin(pathname, candidate))
}

/** The screen that answers for a path. */
export function screenAt(pathname: string): Screen | undefined {
  const name = screenNameAt(pathname)
  return name && screenPages[name]
}
