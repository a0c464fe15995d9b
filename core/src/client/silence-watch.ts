import type { Timer } from './timer'

/** Why what listened was called off: nothing was received for too long. */
export class Silence extends Error {}

export interface SilenceWatch {
  /** Aborts on silence, and when the outer signal does. */
  readonly signal: AbortSignal
  readonly received: () => void
  readonly end: () => void
}

/** Aborts what listens once nothing was received for so long: a connection can be dead without ever closing. */
export function createSilenceWatch(silentAfterMs: number, outer: AbortSignal, timer: Timer): SilenceWatch {
  const silent = new AbortController()
  const start = () => timer(() => silent.abort(new Silence('nothing received')), silentAfterMs)
  let callOff = start()
  return {
    signal: AbortSignal.any([silent.signal, outer]),
    received() {
      callOff()
      callOff = start()
    },
    end: () => callOff(),
  }
}
