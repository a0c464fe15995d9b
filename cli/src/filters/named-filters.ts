import { checkInput } from '@liftwatch/core/contract/check-input'
import { z } from 'zod'
import type { FilterFlag } from './filter-flag'

/** What of the contract may be filtered by, under its own names. */
export type FilterShape = Readonly<Record<string, z.core.$ZodType>>

/** As the API and the monitor have it: NAME=VALUE. */
export const filterPairs = z
  .array(z.string().regex(/^\w+=./, { error: 'must be NAME=VALUE, such as severity=URGENT' }))
  .optional()

interface Known {
  readonly shape: FilterShape
  readonly flags: readonly FilterFlag[]
  /** The flags that were given, by the contract's names of what they filter by. */
  readonly given: ReadonlyMap<string, string>
}

const dayOrInstant =
  'must be a date such as 2026-11-30, a time such as 2026-11-30T14:00, or an instant in milliseconds since 1970'

const day = /^\d{4}-\d{2}-\d{2}/

function readOne(
  name: string,
  texts: readonly string[],
  { shape, flags, given }: Known,
): { readonly value: unknown } | { readonly problem: string } {
  const [first = ''] = texts
  if (!Object.hasOwn(shape, name)) return { problem: `${name} must be one of ${Object.keys(shape).join(', ')}` }
  const other = given.get(name)
  if (other !== undefined) return { problem: `${name} and ${other} are the same filter: give only one of them` }
  const flag = flags.find(candidate => candidate.name === name)
  if (texts.length > 1 && !flag?.isSeveral) return { problem: `${name} can be given once alone` }
  const value = flag?.isSeveral ? texts.flatMap(text => text.split(',')) : first
  // As lenient as the flag of the same name; a bound in time may be an instant besides.
  const type = flag && (flag.day === undefined || day.test(first)) ? flag.type : shape[name]!
  const parsed = checkInput(type, value)
  if (parsed.success) return { value: parsed.data }
  return { problem: `${name}: ${flag?.day ? dayOrInstant : parsed.error.issues[0]!.message}` }
}

/** Reads `--filter NAME=VALUE`, repeated. What is wrong is reported by `refuse`, in words that follow the option's name. */
export function readNamedFilters(
  pairs: readonly string[],
  known: Known,
  refuse: (problem: string) => void,
): Record<string, unknown> {
  const texts = new Map<string, string[]>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    texts.set(name, [...(texts.get(name) ?? []), pair.slice(at + 1)])
  }
  const read: Record<string, unknown> = {}
  for (const [name, values] of texts) {
    const one = readOne(name, values, known)
    if ('problem' in one) refuse(one.problem)
    else read[name] = one.value
  }
  return read
}
