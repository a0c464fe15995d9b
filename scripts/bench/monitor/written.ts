import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchTerminal } from './terminal'

/** Bytes a second that a monitor writes when it is left alone. */
export async function bytesPerSecond(monitor: BenchTerminal, seconds: number): Promise<number> {
  const before = monitor.bytes()
  await sleep(seconds * 1_000)
  return (monitor.bytes() - before) / seconds
}
