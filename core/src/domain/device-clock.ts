import { deviceClockAheadMaxMs } from '../limits'

/** Before this no device of ours was built: a clock that says less was never set. */
const clockNeverSetBefore = Date.UTC(2000, 0, 1)

/** Whether an instant is too long past when its message arrives. */
export function isTooLate(ts: number, receivedAt: number, lateMaxMs: number): boolean {
  return ts < receivedAt - lateMaxMs
}

/**
 * The instant at which a device's message lands (epoch milliseconds): its own, unless its clock is ahead of the server's or
 * was never set. An alarm is never refused for its clock's sake; it then happened when it arrived.
 */
export function landingTs(ts: number, receivedAt: number): number {
  return ts > receivedAt + deviceClockAheadMaxMs || ts < clockNeverSetBefore ? receivedAt : ts
}
