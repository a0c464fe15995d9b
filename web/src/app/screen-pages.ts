import type { ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { isWithin } from './layout/shown-entry'
import { lazyPage, plainPage } from './lazy-page'
import { screenSources, type BuiltScreen } from './screens'

type Screen = ReturnType<typeof lazyPage>

/** One page for each file: the reports share theirs. */
const pages = new Map<BuiltScreen, Screen>()

function pageOf(screen: BuiltScreen): Screen {
  const page = pages.get(screen) ?? (screen.isPlain ? plainPage : lazyPage)(screen.load, screen.ahead)
  pages.set(screen, page)
  return page
}

const names = Object.keys(screenSources) as ScreenName[]

export const screenPages: Partial<Record<ScreenName, Screen>> = Object.fromEntries(
  names.map(name => [name, pageOf(screenSources[name]!)]),
)

/** The name of the screen that answers for a path. */
export function screenNameAt(pathname: string): ScreenName | undefined {
  return names.find(candidate => isWithin(pathname, candidate))
}

/** The screen that answers for a path. */
export function screenAt(pathname: string): Screen | undefined {
  const name = screenNameAt(pathname)
  return name && screenPages[name]
}
