import type { Translate } from '@liftwatch/core/text/all-texts'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { linesOf, type FilterLine } from './filter-lines'
import type { FilterValues } from '../../program/filter-values'

function valueWords(line: FilterLine, value: string, translate: Translate): string {
  if (line.kind !== 'choice') return value
  const labels = value.split(',').map(chosen => line.options.find(option => option.value === chosen)?.label)
  return labels.map(label => (label ? translate(label) : value)).join(', ')
}

/** A filter in words: what is left out must never be forgotten. */
export function filterWords(filters: ListFilters, values: FilterValues, translate: Translate): string {
  return linesOf(filters)
    .flatMap(line => {
      const value = values[line.name]?.trim()
      return value ? [`${translate(line.label)} ${valueWords(line, value, translate)}`] : []
    })
    .join(' · ')
}
