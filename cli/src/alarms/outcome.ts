import type { AppError } from '@liftwatch/core/errors'
import { formatIso } from '@liftwatch/core/text/format-iso'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { errorText } from '@liftwatch/core/text/error-text'
import type { Column } from '../output/columns'
import type { Columns } from '../output/rows'

/** What became of one alarm. */
export interface Outcome {
  readonly id: string
  readonly liftName: string | null
  readonly error: AppError | null
}

function heldSince(error: AppError | null, timeZone: string): string | null {
  const at = error?.params['sinceAt']
  return typeof at === 'number' ? formatIso(at, timeZone) : null
}

/**
 * The columns of results.
 * @param outcome what success is called in scripts; a failure is its error's code
 * @param done what it is called for people
 */
export function outcomeColumns(outcome: string, done: TextKey): Columns<Outcome> {
  const all: readonly Column<Outcome>[] = [
    { name: 'id', header: 'cli.fields.id', plain: row => row.id, shown: row => row.id, lineWidth: 36 },
    {
      name: 'liftName',
      header: 'alarms.fields.liftName',
      plain: row => row.liftName,
      shown: row => row.liftName ?? '-',
      lineWidth: 18,
    },
    {
      name: 'outcome',
      header: 'cli.fields.outcome',
      plain: row => row.error?.code ?? outcome,
      shown: (row, { translate, timeZone }) =>
        row.error ? errorText(translate, row.error, timeZone) : translate(done),
      tone: row => (row.error ? 'warning' : 'ok'),
    },
    { name: 'heldBy', plain: row => row.error?.params['name'] ?? null, shown: () => '' },
    { name: 'heldSince', plain: (row, { timeZone }) => heldSince(row.error, timeZone), shown: () => '' },
  ]
  return { all, inTable: all.filter(column => column.header) }
}
