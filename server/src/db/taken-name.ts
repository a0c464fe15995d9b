import { AppError } from '@liftwatch/core/errors'
import { isTaken } from './database-errors'

/** Gives something a name, of which the unique index decides, also between two at once. Errors: name-taken. */
export async function unlessTaken<Result>(name: string, give: () => Promise<Result>): Promise<Result> {
  try {
    return await give()
  } catch (error) {
    if (isTaken(error)) throw new AppError('name-taken', { params: { name }, cause: error })
    throw error
  }
}
