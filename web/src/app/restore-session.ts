import type { SessionState } from '@liftwatch/core/client/session'
import { session } from './front-end'
import { prepareFirstScreen } from './prepare'

let asking: Promise<SessionState> | undefined
let wasWanted = false
let showDrawn: () => void
/** The first drawing is over: a change of the session amid it would have all of it drawn again, as one task. */
const isDrawn = new Promise<void>(resolve => (showDrawn = resolve))

function restore(): Promise<SessionState> {
  return session.restore(async state => void (await Promise.all([prepareFirstScreen(state), isDrawn])))
}

/**
 * Asks who this is before anything is drawn: to draw takes a slow machine longer than the server takes to answer. Where the files came
 * in another order, and it is drawn by now, that has asked already.
 */
export function restoreAhead(): void {
  if (wasWanted) return
  asking ??= restore()
  // What fails is said where it is waited for.
  asking.catch(() => {})
}

/** The same once something is drawn, or what came of it ahead. Errors: those of the network. */
export function restoreSession(): Promise<SessionState> {
  wasWanted = true
  showDrawn()
  const restored = asking ?? restore()
  asking = undefined
  return restored
}
