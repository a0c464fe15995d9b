/** How often (ms) it is looked whether the event loop goes round. */
const everyMs = 5

/**
 * Does something, and says for how long (ms) the event loop of this process, in which the server runs too, was held up at most. What
 * counts is work: a process that the machine lets wait is not busy.
 */
export async function slowestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let slowest = 0
  let at = performance.now()
  let used = process.cpuUsage()
  const look = () => {
    const { user, system } = process.cpuUsage(used)
    slowest = Math.max(slowest, Math.min(performance.now() - at, (user + system) / 1_000))
    at = performance.now()
    used = process.cpuUsage()
  }
  const timer = setInterval(look, everyMs)
  await work()
  clearInterval(timer)
  look()
  return slowest
}

/** The value below which 95 of 100 are. */
export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!
}
