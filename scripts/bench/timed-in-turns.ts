/** Milliseconds of each run. */
export interface Timed {
  readonly call: number[]
  readonly bare: number[]
}

/** Call and bare statement take turns, so that both meet the same machine; the first tenth of both warms up. */
export async function timedInTurns(
  rounds: number,
  call: (round: number) => Promise<unknown>,
  bare: (round: number) => Promise<unknown>,
): Promise<Timed> {
  const samples: Timed = { call: [], bare: [] }
  const time = async (into: number[], run: (round: number) => Promise<unknown>, round: number) => {
    const startedAt = performance.now()
    await run(round)
    into.push(performance.now() - startedAt)
  }
  for (let round = 0; round < rounds; round++) {
    await time(samples.call, call, round)
    await time(samples.bare, bare, round)
  }
  const warm = (all: number[]) => all.slice(rounds / 10)
  return { call: warm(samples.call), bare: warm(samples.bare) }
}
