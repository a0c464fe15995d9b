import type { SessionState } from '@liftwatch/core/client/session'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { screenNames, screens } from '@liftwatch/core/contract/accounts/screens'
import { passengerTraps } from '@liftwatch/core/contract/alarms/passenger-traps'
import { openTrapsQuery } from '@liftwatch/core/hooks/passenger-traps'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { FirstShown, Question } from '../ahead'
import { firstScreen } from './built-menu'
import { client } from './front-end'
import { paths } from './paths'
import { createQueries } from './queries'
import { screenAt } from './screen-pages'

/** For so long the first screen is waited for, and its answers: drawn without them it would be drawn twice. */
const patienceMs = 300

/** An answer that came before the first screen is not asked for again as that is drawn, for which a slow machine takes its time. */
const preparedLastsMs = 10_000
const lasts = { staleTime: ({ state }: Query) => (state.dataUpdateCount > 1 ? 0 : preparedLastsMs) }

let prepared: { readonly organizationId: string; readonly queries: QueryClient } | undefined

/** A list's address; that of a record below it asks other things. */
function isScreen(pathname: string): boolean {
  return screenNames.some(name => screens[name].path === pathname)
}

/** What the address will show: the root leads on to where everyone begins. */
function shownPath({ permissions }: FirstShown['state']): string {
  const { pathname } = window.location
  return pathname === paths.root ? (firstScreen(permissions) ?? pathname) : pathname
}

async function ask(shown: FirstShown, queries: QueryClient): Promise<void> {
  const pathname = shownPath(shown.state)
  const screen = screenAt(pathname)
  const traps: Question = { endpoint: passengerTraps.page, query: openTrapsQuery(client) }
  const ahead = isScreen(pathname) ? await screen?.ahead?.() : undefined
  const questions = [traps, ...(ahead?.(shown) ?? [])]
  const { permissions } = shown.state
  await Promise.all([
    screen?.loadAhead(),
    // What fails here fails again on the screen, which says so.
    ...questions
      .filter(({ endpoint }) => isPermitted(endpoint, permissions))
      .map(({ query }) => {
        queries.setQueryDefaults(query.queryKey, lasts)
        return queries.prefetchQuery({ ...query, retry: false })
      }),
  ])
}

/** Asks what the first screen will ask, before it is drawn. */
export async function prepareFirstScreen(state: SessionState): Promise<void> {
  if (state.status !== 'ready') return
  const queries = createQueries()
  prepared = { organizationId: state.organization.id, queries }
  const search = new URLSearchParams(window.location.search)
  const patience = new Promise<void>(resolve => void setTimeout(resolve, patienceMs))
  await Promise.race([ask({ client, state, search }, queries).catch(() => {}), patience])
}

/** What was prepared for an organisation. Given as often as it is drawn: a drawing that is interrupted begins again. */
export function preparedFor(organizationId: string): QueryClient | undefined {
  return prepared?.organizationId === organizationId ? prepared.queries : undefined
}

/** Once it is on the screen: who comes to the organisation later asks afresh. */
export function forgetPrepared(): void {
  prepared = undefined
}
