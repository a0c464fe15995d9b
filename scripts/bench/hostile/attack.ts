import type { DeviceAccess } from '../../demo/device-tokens'

/** What an attack has to reach the server: its addresses, and one device with its own valid token. */
export interface AttackTarget {
  readonly url: string
  readonly mqttPort: number
  readonly device: DeviceAccess
}

/** Goes on until the signal; answers how often it did what it does. */
export type Attack = (target: AttackTarget, signal: AbortSignal) => Promise<number>

/** One step after the other until the signal; a step that fails, as most do on a server that refuses them, is a step too. */
export async function untilAborted(signal: AbortSignal, step: () => Promise<unknown>): Promise<number> {
  let steps = 0
  while (!signal.aborted) {
    await step().catch(() => {}) // Refused, or cut off: that is what it is for.
    steps += 1
  }
  return steps
}

/** Several at once. */
export async function atOnce(count: number, run: () => Promise<number>): Promise<number> {
  const steps = await Promise.all(Array.from({ length: count }, run))
  return steps.reduce((sum, done) => sum + done, 0)
}
