import type { ColumnPreference, TableType } from '@liftwatch/core/contract/properties'
import { tablePreference } from '@liftwatch/core/tables/shown-columns'
import { tables } from '@liftwatch/core/views/tables'
import { englishWords } from './headings'

/** What the server sorts a table by, of the columns that it can sort by. */
export function sortFieldsOf(type: TableType): ReadonlyMap<string, string | null> {
  return new Map(tables[type].columns.map(({ key, sortField = null }) => [key, sortField]))
}

/** A table's columns as the wire has them: as saved, or as everyone begins; named by their English headings. */
export function preferenceOf(type: TableType, saved?: readonly ColumnPreference[]): ColumnPreference[] {
  return tablePreference(tables[type], ({ header }) => englishWords(header), saved)
}
