import type { Database } from '../db/connect'
import { act, type ActionCall, type Outcome } from './act'

/** Carries a rehearsal's answer out of the transaction that it undoes. */
class DryRun extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('dry run')
    this.answer = answer
  }
}

/** As `act`; a dry run answers what it would come to, and leaves nothing. */
export async function actUnlessDry<Answer>(
  isDryRun: boolean,
  call: ActionCall,
  work: (tx: Database) => Promise<Outcome<Answer>>,
): Promise<Answer> {
  if (!isDryRun) return act(call, work)
  try {
    return await act(call, async tx => {
      throw new DryRun((await work(tx)).answer)
    })
  } catch (error) {
    if (error instanceof DryRun) return error.answer as Answer
    throw error
  }
}
