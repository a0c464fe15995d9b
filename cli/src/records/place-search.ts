import { AppError } from '@liftwatch/core/errors'

/** What a search by the parts of a name finds: nothing where the town is none. */
export async function orNoTown<Row>(searching: Promise<{ readonly content: readonly Row[] }>): Promise<readonly Row[]> {
  try {
    return (await searching).content
  } catch (error) {
    // A name that there is not is said in the words for names.
    if (error instanceof AppError && error.code === 'unknown-town') return []
    throw error
  }
}
