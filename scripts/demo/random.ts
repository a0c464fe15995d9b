/** A generator of random numbers that gives the same ones for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly whole: (low: number, high: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly chance: (probability: number) => boolean
  /** Waiting times of a process that happens once in `mean` on average. */
  readonly exponential: (mean: number) => number
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: items => items[whole(0, items.length - 1)]!,
    chance: probability => next() < probability,
    exponential: mean => -Math.log(1 - next()) * mean,
  }
}
