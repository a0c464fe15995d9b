import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { CodeList, FilterField, FilterOption, ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { lmdField, namePartWords, postalCodeField } from '@liftwatch/core/views/filters/place-fields'

/** A line of the filter form; some fields have several. */
export type FilterLine = {
  /** The contract's name of the filter. */
  readonly name: string
  readonly label: TextKey
} & (
  | { readonly kind: 'text' }
  /** Several codes, with commas between. */
  | { readonly kind: 'codes'; readonly codes: CodeList }
  | { readonly kind: 'choice'; readonly options: readonly FilterOption[]; readonly isSeveral: boolean }
  /** A day YYYY-MM-DD of the estate, of which the contract has the first or the last instant. */
  | { readonly kind: 'day'; readonly bound: 'startTs' | 'endTs' }
)

function fieldLines(field: FilterField): readonly FilterLine[] {
  switch (field.kind) {
    case 'place':
      return field.parts.map(name => ({ kind: 'text', name, label: namePartWords[name].label }))
    case 'days':
      return [
        { kind: 'day', name: field.start, label: field.from, bound: 'startTs' },
        { kind: 'day', name: field.end, label: field.until, bound: 'endTs' },
      ]
    case 'codes':
      return [{ kind: 'codes', name: field.name, label: field.label, codes: field.codes }]
    case 'choice':
    case 'several': {
      const { name, label, options } = field
      return [{ kind: 'choice', name, label, options, isSeveral: field.kind === 'several' }]
    }
    // The tabs are above the list.
    case 'tab':
      return []
    default:
      return [{ kind: 'text', name: field.name, label: field.label }]
  }
}

const rankByKind: Partial<Record<string, number>> = { place: 0, several: 1, days: 4 }
const rankByName: Partial<Record<string, number>> = {
  alarmStatus: 3,
  [lmdField.name]: 5,
  [postalCodeField.name]: 5,
}

/** A form is walked line by line: a name and what is ticked come first, and last what says the place in another way. */
function rankOf(field: FilterField): number {
  return rankByKind[field.kind] ?? ('name' in field ? rankByName[field.name] : undefined) ?? 2
}

/** The lines of a list's filter form. */
export function linesOf({ fields }: ListFilters): readonly FilterLine[] {
  return fields.toSorted((one, other) => rankOf(one) - rankOf(other)).flatMap(fieldLines)
}
