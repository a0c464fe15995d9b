import type { Command } from 'commander'
import { AppError } from '@liftwatch/core/errors'
import type { Context } from '../command/context'
import { readInput } from '../terminal/read-input'
import type { RowProblem } from './csv-rows'
import { decodeText } from './decode'

/** What was read of a file. */
interface Reading {
  readonly problems: readonly RowProblem[]
  readonly ignoredColumns: readonly string[]
}

const problemsShown = 20

/** The file that a command reads. */
export function addCsvFile(command: Command): Command {
  return command.argument('<file>', 'CSV file, plain or gzipped, or - for standard input')
}

/** Reads a file, or standard input for `-`, and says which columns it passed over. Errors: unreadable-file. */
export async function readCsvFile<Read extends Reading>(
  context: Context,
  file: string,
  read: (text: string) => Read,
): Promise<Read> {
  const reading = read(decodeText(file, await readInput(context.io, file)))
  const { ignoredColumns } = reading
  if (ignoredColumns.length > 0) context.say('cli.columnsIgnored', { names: ignoredColumns.join(', ') })
  return reading
}

export function countWrongRows(problems: readonly RowProblem[]): number {
  return new Set(problems.map(({ line }) => line)).size
}

/** Says what is wrong in a file, and where. Errors: wrong-rows. */
export function refuseWrongRows(context: Context, file: string, problems: readonly RowProblem[]): never {
  for (const problem of problems.slice(0, problemsShown)) context.say('cli.wrongRow', { ...problem })
  const rest = problems.length - problemsShown
  if (rest > 0) context.say('cli.wrongRowsMore', { count: rest })
  throw new AppError('wrong-rows', { params: { count: countWrongRows(problems), file } })
}
