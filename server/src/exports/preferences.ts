import type { ColumnPreference, TableType } from '@liftwatch/core/contract/properties'
import { tablePreference } from '@liftwatch/core/tables/shown-columns'
import { tables } from '@liftwatch/core/tables/tables'
import { englishWords } from './headings'

/** A table's columns as the wire has them: as saved, or as everyone begins; named by their English headings. */
export function preferenceOf(type: TableType, saved?: readonly ColumnPreference[]): ColumnPreference[] {
  return tablePreference(tables[type], ({ header }) => englishWords(header), saved)
}
