import type { FilterOption } from './filter-field'

/** An option as it is typed in a command line: NON_BREAKDOWN is non-breakdown. */
export function optionWord({ value, word }: Pick<FilterOption, 'value' | 'word'>): string {
  return word ?? value.toLowerCase().replaceAll('_', '-')
}
