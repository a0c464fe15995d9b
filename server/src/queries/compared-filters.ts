import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { yesOrNo } from '@liftwatch/core/contract/input'
import type { ReadColumns } from './read-columns'
import { anyOf, startsWith, whether } from './rows'

/** What of a list says which of its filters are compared with its columns. */
export interface ComparedList extends Pick<ReadColumns, 'columns'> {
  /** As the contract has it. What is named as a column is compared with that, by its shape; the column is of what is `searched`. */
  readonly filter: z.ZodMiniObject
  /** What is named as a column and means something else: it has a condition, as what is named as none. */
  readonly apart?: readonly string[]
}

/** What a value asks of a column. */
type Comparison = (column: SQL, value: never) => SQL | undefined

const isEqual: Comparison = (column, value) => sql`${column} = ${value}`

// As part of the text: some indexes have the rows of one value alone, such as those that are open.
const isChoice: Comparison = (column, value) => sql`${column} = ${value}`.inlineParams()

const isSo: Comparison = (column, value) => whether(sql`(${column})`, value)

/** A text with a format, as an id is, is not found by its beginning. */
function hasFormat(text: z.core.$ZodStringDef): boolean {
  return 'format' in text
}

function isAnyOf(list: z.core.$ZodType): Comparison | undefined {
  const { def } = (list as z.core.$ZodTypes)._zod
  const item = def.type === 'array' ? (def.element as z.core.$ZodTypes)._zod.def : undefined
  if (item?.type === 'number') return (column, values) => anyOf(column, values, 'int')
  const isText = item?.type === 'enum' || (item?.type === 'string' && !hasFormat(item))
  return isText ? (column, values) => anyOf(column, values, 'text') : undefined
}

function comparisonOf(shape: z.core.$ZodType): Comparison | undefined {
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
      return comparisonOf(def.innerType)
    case 'enum':
      return shape === yesOrNo ? isSo : isChoice
    case 'number':
      return isEqual
    case 'string':
      return hasFormat(def) ? isEqual : startsWith
    case 'pipe':
      return isAnyOf(def.out)
    default:
      return undefined
  }
}

/** The comparisons of a list, by the names of filter and column. */
function comparisonsOf({ columns, filter, apart = [] }: ComparedList): Map<string, Comparison> {
  const named = Object.entries(filter.shape).filter(([name]) => Object.hasOwn(columns, name) && !apart.includes(name))
  return new Map(
    named.map(([name, shape]) => {
      const comparison = comparisonOf(shape)
      if (!comparison) throw new Error(`no column is compared by the shape of ${name}: it needs a condition, apart`)
      return [name, comparison]
    }),
  )
}

/** What a filter asks of the columns of its names, and what of it is left to the list's own conditions. */
export function compareFilter<Filter>(
  list: ComparedList,
  filter: Filter,
): { readonly compared: readonly (SQL | undefined)[]; readonly rest: Filter } {
  const comparisons = comparisonsOf(list)
  const values = Object.entries(filter as Readonly<Record<string, unknown>>)
  const compared = values.map(([name, value]) =>
    value === undefined ? undefined : comparisons.get(name)?.(list.columns[name]!, value as never),
  )
  return { compared, rest: Object.fromEntries(values.filter(([name]) => !comparisons.has(name))) as Filter }
}
