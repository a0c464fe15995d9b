import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import type { estate } from '@liftwatch/core/contract/estate/estate'
import { estateImportWithinMs } from '@liftwatch/core/limits'
import type { Command } from 'commander'
import type { Context } from '../command/context'
import { readInput } from '../terminal/read-input'
import type { RowProblem } from './csv-rows'
import { decodeText } from './decode'
import { readEstate, type EstateReading } from './read-estate'

/** What an import made, or would make. */
export type Imported = AnswerOf<typeof estate.import>

/** The file that a command reads. */
export function addEstateFile(command: Command): Command {
  return command.argument('<file>', 'CSV file, plain or gzipped, or - for standard input')
}

/** Reads an estate file, or standard input for `-`, and says which columns it passed over. Errors: unreadable-file. */
export async function readEstateFile(context: Context, file: string): Promise<EstateReading> {
  const reading = readEstate(decodeText(file, await readInput(context.io, file)))
  const { ignoredColumns } = reading
  if (ignoredColumns.length > 0) context.say('cli.columnsIgnored', { names: ignoredColumns.join(', ') })
  return reading
}

export function countWrongRows(problems: readonly RowProblem[]): number {
  return new Set(problems.map(({ line }) => line)).size
}

/** Has the server import blocks, or only try it. */
export async function importBlocks(
  context: Context,
  { blocks }: Pick<EstateReading, 'blocks'>,
  isDryRun: boolean,
): Promise<Imported> {
  const client = await context.member({ timeoutMs: estateImportWithinMs })
  return client.estate.import({ blocks: [...blocks], isDryRun })
}
