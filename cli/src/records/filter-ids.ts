import type { Client } from '@liftwatch/core/client/client'
import type { Context } from '../command/context'
import type { Filter } from '../filters/filter-flags'

/** How the ids of the records are found that filters name, by the contract's names of these. */
export type FilterIds = Readonly<Record<string, (client: Client, meant: string) => Promise<string>>>

/** A filter in which records that were named are their ids. Errors: `nameErrors`. */
export async function withIds(context: Context, ids: FilterIds, filter: Filter): Promise<Filter> {
  const found = { ...filter }
  for (const [name, idOf] of Object.entries(ids)) {
    const meant = filter[name]
    if (typeof meant === 'string') found[name] = await idOf(await context.member(), meant)
  }
  return found
}
