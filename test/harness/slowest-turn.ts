import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Does something, and says for how long (ms) the event loop of this process, in which the server runs too, was held up at most. */
export async function slowestTurnMs(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  await work()
  delays.disable()
  return delays.max / 1e6
}

/** The value below which 95 of 100 are. */
export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!
}
