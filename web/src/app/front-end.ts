import { createCaller } from '@liftwatch/core/client/caller'
import { browserCredentials } from '@liftwatch/core/client/credentials'
import { createNewerServer } from '@liftwatch/core/client/newer-server'
import { createSession } from '@liftwatch/core/client/session'
import type { AppError } from '@liftwatch/core/errors'
import { showMessage } from '../components/overlay/messages'
import { currentTexts } from '../texts'
import { sessionFlags } from './session-flags'

type ForbiddenListener = (error: AppError) => void
const forbiddenListeners = new Set<ForbiddenListener>()

/** Calls back on each 403; answers its own undoing. */
export function onForbidden(listener: ForbiddenListener): () => void {
  forbiddenListeners.add(listener)
  return () => forbiddenListeners.delete(listener)
}

export const newerServer = createNewerServer()

/** The page's one client. Loaded when the first call is to be made: the login page shows without it. */
export const client = createCaller({
  baseUrl: '',
  credentials: browserCredentials,
  fetch: (input, init) => fetch(input, init),
  onServerVersion: newerServer.follow,
  onNotice: id => session.noticed(id),
  onLoggedOut() {
    // Only where work is interrupted (specification 1 section 8); anyone who comes back next day just logs in.
    if (session.state().status === 'ready') showMessage('critical', currentTexts()('errors.system-failure'))
    session.expire()
  },
  workingAs: () => session.workingAs(),
  onMisplaced: (error, madeFor) => session.misplaced(error, madeFor),
  onForbidden(error) {
    for (const listener of forbiddenListeners) listener(error)
  },
})

export const session = createSession(client, sessionFlags)
