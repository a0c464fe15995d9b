import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { z } from 'zod/mini'

/** What a filter form holds, by field, as it was written; what is empty is not filtered by. */
export type FilterValues = Readonly<Record<string, string>>

interface FieldBase {
  /** The contract's name of the filter. */
  readonly name: string
  readonly label: TextKey
}

interface FilterOption {
  readonly value: string
  readonly label: TextKey
}

export type FilterField =
  | (FieldBase & { readonly kind: 'text' })
  /** Several texts, with commas between. */
  | (FieldBase & { readonly kind: 'list' })
  | (FieldBase & { readonly kind: 'choice'; readonly options: readonly FilterOption[]; readonly isSeveral?: boolean })
  /** A day DD/MM/YYYY of the estate, of which the contract has the first or the last instant. */
  | (FieldBase & { readonly kind: 'day'; readonly bound: 'startTs' | 'endTs' })

/** The filters of a list: its fields, and the contract's own check of them. */
export interface FilterSpec {
  readonly fields: readonly FilterField[]
  readonly shape: z.ZodMiniType
}

export const noFilter: FilterValues = {}

export function isFiltered(values: FilterValues): boolean {
  return Object.values(values).some(value => value !== '')
}
