import type { Span } from './plain-lists'
import { plainCountedFaults } from './plain-occurrences'
import type { RawRows } from './raw-rows'

/** Specification 2 section 9. */
export const plainCounted = [3, 5, 6, 7, 12, 15, 16, 19, 22]

/** One byte for each second of the span; every instant of the estate is a whole second. */
class Seconds {
  readonly #span: Span
  readonly #marks: Uint8Array

  constructor(span: Span) {
    this.#span = span
    this.#marks = new Uint8Array((span.to - span.from) / 1_000)
  }

  mark(from: number, to: number, value: 0 | 1): void {
    const index = (ts: number) => Math.min(Math.max((ts - this.#span.from) / 1_000, 0), this.#marks.length)
    if (from < to) this.#marks.fill(value, index(from), index(to))
  }

  count(): number {
    let sum = 0
    // A month has two and a half million, for each of its lifts: by a call for each it takes five times as long.
    for (let index = this.#marks.indexOf(1); index >= 0 && index < this.#marks.length; index++)
      sum += this.#marks[index]!
    return sum
  }
}

function planned(raw: RawRows, liftId: string): [from: number, to: number][] {
  return raw.switchOffs
    .filter(({ lift_id, cancelled_at }) => lift_id === liftId && cancelled_at === null)
    .map(({ off_at, on_at, switch_on_at }) => [off_at, Math.min(on_at, switch_on_at ?? on_at)])
}

/** Seconds of a month that is over in which a counted fault was set and no switch-off was planned. */
export function plainDownSeconds(raw: RawRows, liftId: string, span: Span): number {
  const seconds = new Seconds(span)
  for (const { number, stretches } of plainCountedFaults(raw, liftId, span.to)) {
    if (plainCounted.includes(number)) for (const { set, clear } of stretches) seconds.mark(set, clear, 1)
  }
  for (const [from, to] of planned(raw, liftId)) seconds.mark(from, to, 0)
  return seconds.count()
}

export function plainPlannedSeconds(raw: RawRows, liftId: string, span: Span): number {
  const seconds = new Seconds(span)
  for (const [from, to] of planned(raw, liftId)) seconds.mark(from, to, 1)
  return seconds.count()
}
