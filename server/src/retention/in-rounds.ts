import { setTimeout as sleep } from 'node:timers/promises'

/** Rows of one statement: none holds its locks for long. */
export const deletedAtOnce = 1_000
/** Between them others have the database. */
const restMs = 10

/** Deletes slice by slice until one is not full. Answers how many rows there were. */
export async function inRounds(deleteSome: () => Promise<number>, atOnce: number = deletedAtOnce): Promise<number> {
  let sum = 0
  for (;;) {
    const count = await deleteSome()
    sum += count
    if (count < atOnce) return sum
    await sleep(restMs)
  }
}
