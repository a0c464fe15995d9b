import { probeEveryMs, probeSpreadMs, probeTimeoutMs } from '@liftwatch/core/limits'
import { steadyTimer } from './steady-timer'
import { onWake } from './wake'

/** Whether the server answers any tab. */
async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) })
    return ok
  } catch {
    return false
  }
}

/** Waits until the next try: some seconds, or less where the page is looked at again. */
export function nextTry(): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      endWake()
      callOff()
      resolve()
    }
    const endWake = onWake(done)
    const callOff = steadyTimer(done, probeEveryMs - Math.random() * probeSpreadMs)
  })
}

/**
 * Waits until the server answers.
 * @param onAway called where it does not at once
 */
export async function untilReachable(onAway: () => void = () => {}): Promise<void> {
  if (await isReachable()) return
  onAway()
  do await nextTry()
  while (!(await isReachable()))
}
