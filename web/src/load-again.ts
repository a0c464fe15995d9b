import { reloadIfRebuilt } from './app/new-build'
import { untilReachable } from './reach'

/**
 * Loads a part of the console that could not be loaded, once the server answers; nothing where it answers and the part is broken.
 * @param onAway called where it does not answer at once
 */
export async function loadAgain<Part>(load: () => Promise<Part>, onAway: () => void): Promise<Part | undefined> {
  let wasAway = false
  await untilReachable(() => {
    wasAway = true
    onAway()
  })
  await reloadIfRebuilt()
  try {
    return await load()
  } catch {
    if (!wasAway) return undefined
    // Some browsers do not ask twice for a file that has failed; the address keeps what one was at.
    window.location.reload()
    return new Promise(() => {})
  }
}
