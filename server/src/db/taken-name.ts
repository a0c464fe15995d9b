import { AppError } from '@liftwatch/core/errors'

const uniqueViolation = '23505'

function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === uniqueViolation) return true
  }
  return false
}

/** Gives something a name, of which the unique index decides, also between two at once. Errors: name-taken. */
export async function unlessTaken<Result>(name: string, give: () => Promise<Result>): Promise<Result> {
  try {
    return await give()
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('name-taken', { params: { name }, cause: error })
    throw error
  }
}
