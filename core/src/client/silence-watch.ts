export interface SilenceWatch {
  /** Aborts on silence, and when the outer signal does. */
  readonly signal: AbortSignal
  readonly heard: () => void
  readonly end: () => void
}

/** Aborts what listens once nothing was heard for so long: a connection can be dead without ever closing. */
export function createSilenceWatch(silentAfterMs: number, outer: AbortSignal): SilenceWatch {
  const silent = new AbortController()
  const startTimer = () => setTimeout(() => silent.abort(new Error('nothing heard')), silentAfterMs)
  let timer = startTimer()
  return {
    signal: AbortSignal.any([silent.signal, outer]),
    heard() {
      clearTimeout(timer)
      timer = startTimer()
    },
    end: () => clearTimeout(timer),
  }
}
