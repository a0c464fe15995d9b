import { z } from 'zod/mini'
import { nameMaxCharacters, pageSizeDefault, pageSizeMax, selectPageSize } from '../limits'

/** Instant: epoch milliseconds (decisions.md section 2). The coercion is for query strings. */
export const instantInput = z.coerce.number().check(z.int(), z.gte(0), z.lte(8_640_000_000_000_000))
export const instant = z.int()

export const id = z.uuid()
export const idInput = z.object({ id })

/** No answer besides success. */
export const nothing = z.object({})

/** Text without NUL and without halves of surrogate pairs, which PostgreSQL cannot store. */
export function text(maxCharacters: number) {
  return z.string().check(
    z.maxLength(maxCharacters),
    z.refine(value => !value.includes('\0'), { error: 'must not contain the character NUL' }),
    z.refine(value => !/\p{Surrogate}/u.test(value), { error: 'must not contain half of a character' }),
  )
}

export function requiredText(maxCharacters: number, message = 'is required') {
  return text(maxCharacters).check(z.trim(), z.minLength(1, { error: message }))
}

/** A filter by something that is so, or is not. */
export const yesOrNo = z.enum(['true', 'false'])

/** A filter that may be given several times: `?severity=URGENT&severity=BREAKDOWN`. */
export function severalOf<Item extends z.ZodMiniType>(item: Item) {
  const list: z.ZodMiniType<z.output<Item>[], z.input<Item> | z.input<Item>[]> = z.pipe(
    z.transform((value: unknown) => (value === undefined || Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(100)),
  ) as never
  return list
}

export const sortDirection = z.enum(['ASC', 'DESC'])

const fieldsOfSorts = new WeakMap<z.ZodMiniType, readonly string[]>()

/** `sort=field,ASC|DESC` over the named fields. */
export function sortInput<Field extends string>(fields: readonly [Field, ...Field[]]) {
  const pattern = new RegExp(`^(${fields.join('|')})(,(ASC|DESC))?$`)
  const sort = z
    .string()
    .check(z.regex(pattern, { error: `must be FIELD,ASC or FIELD,DESC with FIELD one of ${fields.join(', ')}` }))
  fieldsOfSorts.set(sort, fields)
  return sort
}

/** What a list can be sorted by, in its contract's order; nothing where its input has no order. */
export function sortFieldsOf({ shape }: z.ZodMiniObject): readonly string[] {
  const { sort } = shape as { readonly sort?: z.ZodMiniDefault<z.ZodMiniType> }
  return (sort && fieldsOfSorts.get(sort._zod.def.innerType)) ?? []
}

/** Splits a checked sort text; without a direction it is DESC (specification 2 section 5). */
export function parseSort<Field extends string>(sort: string): { field: Field; direction: 'ASC' | 'DESC' } {
  const [field, direction] = sort.split(',')
  return { field: field as Field, direction: direction === 'ASC' ? 'ASC' : 'DESC' }
}

/** Which page, of so many rows unless another number is asked for. */
export function pageInputOf(sizeDefault: number) {
  return {
    page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), sizeDefault),
  }
}

export const pageInput = z.object(pageInputOf(pageSizeDefault))

/** A page of any list, as it is answered. */
export interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

/** A page of rows: `{content, totalElements}` (decisions.md section 2). */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ content: z.array(row), totalElements: z.int() })
}

const placeName = text(100).check(z.minLength(1))

/**
 * The lift search boxes: each matches from its beginning, without regard to case; where all four are those of a lift, that lift alone.
 * The first takes the town's code or the name of its council, and is an error where it matches neither.
 */
export const liftSearchInput = z.object({
  tc: z.optional(text(nameMaxCharacters)),
  pfx: z.optional(text(20)),
  blk: z.optional(text(20)),
  lift: z.optional(text(20)),
  /** Whole codes of towns. */
  town: z.optional(severalOf(placeName)),
  /** Whole names of town councils, or their ids. */
  townCouncil: z.optional(severalOf(placeName)),
})

/** The boxes by which a building is found; each matches from its beginning, without regard to case. */
export const buildingSearchInput = z.omit(liftSearchInput, { lift: true })

/** A list to choose from: found by typing, a page at a time (specification 1 section 9). */
export const selectInput = z.object({ search: z.optional(text(100)), ...pageInputOf(selectPageSize) })
