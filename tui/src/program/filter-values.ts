/** What a filter form holds, by line, as it was written; what is empty is not filtered by. */
export type FilterValues = Readonly<Record<string, string>>

export const noFilter: FilterValues = {}

export function isFiltered(values: FilterValues): boolean {
  return Object.values(values).some(value => value !== '')
}
