import { errorText } from '@liftwatch/core/text/error-text'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { AppError } from '@liftwatch/core/errors'
import type { Column } from '../output/columns'
import type { Columns } from '../output/rows'

/** What became of one record. */
export interface Outcome {
  readonly id: string | null
  /** What it is called, or else what was typed. */
  readonly name: string
  readonly error: AppError | null
}

/** What a result is: success by its name in scripts and for people, a failure by its error. */
export function outcomeColumn<Row extends { readonly error: AppError | null }>(
  outcomeOf: (row: Row) => string,
  doneOf: (row: Row) => TextKey,
): Column<Row> {
  return {
    name: 'outcome',
    header: 'cli.fields.outcome',
    plain: row => row.error?.code ?? outcomeOf(row),
    shown: (row, { translate, timeZone }) =>
      row.error ? errorText(translate, row.error, timeZone) : translate(doneOf(row)),
    tone: row => (row.error ? 'warning' : 'ok'),
  }
}

export function outcomeColumns(outcome: string, done: TextKey): Columns<Outcome> {
  const all: readonly Column<Outcome>[] = [
    { name: 'id', plain: row => row.id, shown: row => row.id ?? '-' },
    { name: 'name', header: 'cli.fields.name', plain: row => row.name, shown: row => row.name, lineWidth: 32 },
    outcomeColumn(
      () => outcome,
      () => done,
    ),
  ]
  return { all, inTable: all.filter(column => column.header) }
}
