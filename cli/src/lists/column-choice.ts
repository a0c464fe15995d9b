import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import type { Table } from '@liftwatch/core/tables/table'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { columnsOf } from '../output/of-table'

/** The columns that there are, and those that there are where none are named. */
export interface ColumnChoice {
  readonly all: readonly string[]
  readonly usual: readonly string[]
  /** Those that are there only where they are named: all are not all of them. */
  readonly named?: readonly string[]
}

/** The columns of files for people: as a list begins with, whatever someone has chosen for a screen since. */
export function fileColumns<Row>({ table }: Readonly<Record<'table', Table<Row>>>): ColumnChoice {
  const keys = (columns: readonly { readonly key: string }[]) => columns.map(({ key }) => key)
  return { all: keys(table.columns), usual: keys(shownColumns(table, undefined)) }
}

/** The fields of a row as scripts get them. */
export function fieldColumns<Row extends { readonly id: string }>({
  table,
}: Pick<ResourceView<Row>, 'table'>): ColumnChoice {
  const names = columnsOf(table).all.map(({ name }) => name)
  return { all: names, usual: names }
}

/** The columns that were asked for, each once; what is wrong is reported by `refuse`. */
export function chosenColumns(
  { all, usual, named = [] }: ColumnChoice,
  typed: string | undefined,
  refuse: (problem: string) => void,
): readonly string[] {
  if (typed === undefined) return usual
  const names = typed === 'all' ? all : [...new Set(typed.split(','))]
  const known = [...all, ...named]
  if (!names.every(name => known.includes(name))) refuse(`must be all, or of ${known.join(', ')}`)
  return names
}

/** The same of a file, which has what a list has not. */
export function withNamed<Row extends { readonly id: string }>(
  choice: ColumnChoice,
  { named }: Pick<ResourceView<Row>, 'named'>,
): ColumnChoice {
  return named ? { ...choice, named: named.columns.map(({ key }) => key) } : choice
}
