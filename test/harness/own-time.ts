import { performance } from 'node:perf_hooks'

/**
 * How long (ms) something takes, without the time in which the machine let this process, in which the server runs too, wait though it
 * had work to do. Waiting for the database counts.
 */
export async function ownMs(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  const loop = performance.eventLoopUtilization()
  const usage = process.cpuUsage()
  await work()
  const { active } = performance.eventLoopUtilization(loop)
  const { user, system } = process.cpuUsage(usage)
  return performance.now() - from - Math.max(0, active - (user + system) / 1_000)
}
