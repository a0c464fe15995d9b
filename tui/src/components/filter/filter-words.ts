import type { Translate } from '@liftwatch/core/text/all-texts'
import type { FilterField, FilterSpec, FilterValues } from './filter-spec'

function valueWords(field: FilterField, value: string, translate: Translate): string {
  if (field.kind !== 'choice') return value
  const labels = value.split(',').map(chosen => field.options.find(option => option.value === chosen)?.label)
  return labels.map(label => (label ? translate(label) : value)).join(', ')
}

/** A filter in words: what is left out must never be forgotten. */
export function filterWords({ fields }: FilterSpec, values: FilterValues, translate: Translate): string {
  return fields
    .flatMap(field => {
      const value = values[field.name]?.trim()
      return value ? [`${translate(field.label)} ${valueWords(field, value, translate)}`] : []
    })
    .join(' · ')
}
