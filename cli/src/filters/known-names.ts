import { unknownNames } from '@liftwatch/core/contract/estate/unknown-names'
import { AppError } from '@liftwatch/core/errors'
import type { Context } from '../command/context'
import type { Filter } from './filter-flags'

/** What lists call some of the names. */
const others: Readonly<Record<string, string>> = { clientId: 'lmdClientId' }

/** A company or a ward as lists have it is the beginning of its name; reports have whole names. */
function askedAs(name: string, value: unknown): string {
  if (name === 'liftCompany' && typeof value === 'string') return 'company'
  if (name === 'ward' && Array.isArray(value)) return 'wards'
  return others[name] ?? name
}

/**
 * A filter by a name that there is not is refused: what it leads to would look like a quiet night. Errors: no-such-name, similar-name.
 * @param optionOf the option by which something was asked for, by the contract's name of it
 */
export async function refuseUnknownNames(
  context: Context,
  filter: Filter,
  optionOf: (name: string) => string,
): Promise<void> {
  const { shape } = unknownNames.list.input
  const names = new Map(
    Object.entries(filter).flatMap(([name, value]) => {
      const known = askedAs(name, value)
      return known in shape && value !== undefined ? [[known, name] as const] : []
    }),
  )
  if (names.size === 0) return
  const client = await context.member()
  const asked = Object.fromEntries([...names].map(([known, name]) => [known, filter[name]]))
  const [unknown] = await client.unknownNames.list(asked)
  if (!unknown) return
  const { typed, candidates } = unknown
  const params = { option: optionOf(names.get(unknown.name)!), name: typed, names: candidates.join(', ') }
  throw new AppError(candidates.length > 0 ? 'similar-name' : 'no-such-name', { params })
}
