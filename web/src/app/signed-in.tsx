import type { SessionState } from '@liftwatch/core/client/session'
import { permittedMenu } from '@liftwatch/core/domain/menu'
import { AppError, errorTable } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/error-text'
import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { showMessage } from '../components/overlay/messages'
import { nextTry } from '../reach'
import { currentTexts, useTexts } from '../texts'
import { FailedPage } from './error-boundary'
import { onForbidden, session } from './front-end'
import { ShellSkeleton } from './layout/shell-skeleton'
import { OtherUserPage } from './other-user-page'
import { paths, withRedirect } from './paths'
import { restoreSession } from './restore-session'
import { screenNameAt } from './screen-pages'
import { ServerState } from './server-state'

/** Whether the server gave no answer yet: no one there, or too busy. */
function isOutOfReach(error: unknown): error is AppError {
  return error instanceof AppError && error.code !== 'system-failure' && errorTable[error.code].isRetryable
}

/** For so long nothing is drawn: the outline takes a slow machine as long as what comes in its place. */
const outlineAfterMs = 400

function useLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), outlineAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

/** Asks the server who this is, until it says so. Its being out of reach ends no session; a failure does (specification 1 section 8). */
function Restore() {
  const t = useTexts()
  const [error, setError] = useState<AppError>()
  const isLate = useLate()
  const ask = useCallback(async () => {
    try {
      await restoreSession()
    } catch (thrown) {
      if (isOutOfReach(thrown)) return setError(thrown)
      showMessage('critical', currentTexts()('errors.system-failure'))
      session.expire()
    }
  }, [])
  useEffect(() => {
    const over = new AbortController()
    async function askOn(): Promise<void> {
      await ask()
      while (session.state().status === 'unknown' && !over.signal.aborted) {
        await nextTry()
        if (!over.signal.aborted) await ask()
      }
    }
    void askOn()
    return () => over.abort()
  }, [ask])
  if (error) return <FailedPage error={new Error(errorText(t, error))} retry={() => void ask()} />
  return isLate ? <ShellSkeleton /> : null
}

/** Whether the screen at hand may not be seen by what is known: then it says so itself. */
function isSaidByScreen(state: SessionState): boolean {
  const name = screenNameAt(window.location.pathname)
  return state.status === 'ready' && name !== undefined && permittedMenu(state.permissions, [{ name }]).length === 0
}

/**
 * Leads away from what may not be seen; where rights have just changed, the screen itself says what may no longer be seen. It may have
 * said so before this: a call that was under way is refused later than the change is known.
 */
async function leaveForbidden(leave: () => void | Promise<void>): Promise<void> {
  const before = session.state()
  const now = await session.restore().catch(() => before)
  if (now === before && !isSaidByScreen(now)) await leave()
}

/** Everything behind the login. */
export function SignedIn() {
  const state = useSyncExternalStore(session.subscribe, session.state)
  const { status } = state
  const navigate = useNavigate()
  useEffect(
    () =>
      onForbidden(({ code }) => {
        if (code !== 'second-factor-required') {
          return void leaveForbidden(() => navigate(paths.forbidden, { replace: true }))
        }
        // Several calls can say so; the first has led there already.
        const { pathname } = window.location
        if (pathname !== paths.twoStep) void navigate(withRedirect(paths.twoStep, window.location), { replace: true })
      }),
    [navigate],
  )
  // Drawn behind the outline in pieces: as one it would hold a slow machine up for a second.
  const isUnknown = useDeferredValue(status === 'unknown')
  if (isUnknown || status === 'unknown') return <Restore />
  if (status === 'other-user') return <OtherUserPage name={state.name} />
  // Logged out: what reads the login flag leads to the login page.
  if (status === 'logged-out') return null
  return (
    <ServerState>
      <Outlet />
    </ServerState>
  )
}
