import type { Client } from '@liftwatch/core/client/client'
import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import type { Context } from '../command/context'
import type { Filter } from '../filters/filter-flags'

/** How the ids of the records are found that filters name, by the contract's names of these. */
export type FilterIds = Readonly<Record<string, (client: Client, meant: string) => Promise<string>>>

/** What a name of a filter is refused by: it is wrong usage, and not a record that is not found. */
const asFilter: Partial<Record<ErrorCode, ErrorCode>> = {
  'unknown-name': 'no-such-name',
  'similar-names': 'similar-name',
}

/**
 * A filter in which records that were named are their ids. Errors: no-such-name, similar-name, ambiguous-name, not-found.
 * @param optionOf the option by which something was asked for, by the contract's name of it
 */
export async function withIds(
  context: Context,
  ids: FilterIds,
  filter: Filter,
  optionOf: (name: string) => string,
): Promise<Filter> {
  const found = { ...filter }
  for (const [name, idOf] of Object.entries(ids)) {
    const meant = filter[name]
    if (typeof meant !== 'string') continue
    found[name] = await idOf(await context.member(), meant).catch((error: unknown) => {
      const code = error instanceof AppError ? asFilter[error.code] : undefined
      if (!code) throw error
      throw new AppError(code, { params: { ...(error as AppError).params, option: optionOf(name) } })
    })
  }
  return found
}
