import { liftsOfBlock } from '@liftwatch/core/domain/estate'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { RowProblem } from '../../csv/csv-rows'
import { addCsvFile, countWrongRows, readCsvFile } from '../../csv/csv-file'
import { importBlocks } from '../../estate/import-blocks'
import { readEstate } from '../../estate/read-estate'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { createRowWriter } from '../../output/rows'

const columns: readonly Column<RowProblem>[] = [
  plainColumn('line', 'cli.fields.line'),
  {
    name: 'column',
    header: 'cli.fields.column',
    // Of a whole row.
    plain: row => (row.column === '-' ? null : row.column),
    shown: row => row.column,
  },
  { name: 'message', header: 'cli.fields.message', plain: row => row.problem, shown: row => row.problem },
]

const options = withOutput({ file: z.string(), offline: z.boolean().default(false) })

/** Looks for all that would keep an estate file from being imported. Errors: wrong-file, once each problem is written. */
export const estateCheck: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(addCsvFile(command).option('--offline', 'check the file alone, without a server')),
  options,
  async run(context, { file, offline, output }) {
    const reading = await readCsvFile(context, file, readEstate)
    const { blocks, problems } = reading
    const made = problems.length > 0 || offline ? undefined : await importBlocks(context, reading, true)
    const writer = createRowWriter(context, output, { all: columns, inTable: columns })
    writer.write(problems)
    await writer.end(problems.length)
    if (problems.length > 0) {
      throw new AppError('wrong-file', { params: { file, count: countWrongRows(problems) } })
    }
    if (made) {
      const { organizationsCreated, ...counts } = made
      context.say('cli.estateFits', { file, ...counts, organizations: organizationsCreated.length })
    } else {
      const lifts = blocks.reduce((sum, block) => sum + liftsOfBlock(block), 0)
      context.say('cli.estateRight', { file, buildings: blocks.length, lifts })
    }
  },
}
