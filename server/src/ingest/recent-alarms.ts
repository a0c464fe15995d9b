import type { FloodBounds } from '@liftwatch/core/domain/alarm-flood'
import { newAlarmsWithinMs } from '@liftwatch/core/limits'

/** When lifts began their last alarms, by the server's clock: no device can set it. */
export class RecentAlarms {
  readonly #beganAt = new Map<string, number[]>()

  constructor(readonly bounds: FloodBounds) {}

  /** How many a lift began in the time before an instant, up to as many as it may. */
  count(liftId: string, at: number): number {
    return this.#beganAt.get(liftId)?.filter(began => began > at - newAlarmsWithinMs).length ?? 0
  }

  note(liftId: string, count: number, at: number): void {
    const began = [...(this.#beganAt.get(liftId) ?? []), ...Array.from({ length: count }, () => at)]
    this.#beganAt.set(liftId, began.slice(-this.bounds.newMax))
  }
}
