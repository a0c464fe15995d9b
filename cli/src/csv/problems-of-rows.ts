import type { AppError } from '@liftwatch/core/errors'
import type { RowProblem } from './csv-rows'
import { columnOf, type CsvKind, type CsvReading } from './read-csv'

/**
 * What the server does not know of a file's rows, where they are in the file.
 * @param list what the call names the rows
 */
export function problemsOfRows<Row>(
  { errors }: AppError,
  list: string,
  kind: Pick<CsvKind<unknown>, 'columns'>,
  rows: CsvReading<Row>['rows'],
): RowProblem[] {
  return errors.flatMap(({ path, message }) => {
    const [name, index, field] = path.split('.')
    const row = name === list ? rows[Number(index)] : undefined
    return row && field ? [{ line: row.line, column: columnOf(kind, field), problem: message }] : []
  })
}
