import { setTimeout as sleep } from 'node:timers/promises'
import { intercomLines } from '../demo/case-words'
import type { SimulatedDevice } from './device'

/** What someone in a stopped lift and the operator say to each other, line by line, until it moves again. */
export async function talk(device: SimulatedDevice, lift: string, signal: AbortSignal): Promise<void> {
  for (const [speaker, message, seconds] of intercomLines) {
    await sleep(seconds * 1_000, undefined, { signal })
    await device.sendCall(lift, speaker, message)
  }
}
