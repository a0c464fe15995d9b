import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import type { estate } from '@liftwatch/core/contract/estate'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { CommandSpec } from '../../command'
import type { Context } from '../../context'
import type { RowProblem } from '../../estate/csv-rows'
import { decodeText } from '../../estate/decode'
import { readEstate } from '../../estate/read-estate'
import { plainColumn, type Column } from '../../output/columns'
import { outputFormat, outputOption } from '../../output/formats'
import { writeRecord } from '../../output/rows'
import { readInput } from '../../read-input'

type Answer = AnswerOf<typeof estate.import>

const problemsShown = 20

/** One transaction over a whole estate may take longer than a call usually does. */
const importTimeoutMs = 10 * 60_000

const columns: readonly Column<Answer>[] = [
  plainColumn('buildings', 'cli.fields.buildings'),
  plainColumn('buildingsKept', 'cli.fields.buildingsKept'),
  plainColumn('lifts', 'cli.fields.lifts'),
  plainColumn('lmds', 'cli.fields.lmds'),
  {
    name: 'organizationsCreated',
    header: 'cli.fields.organizationsCreated',
    plain: row => row.organizationsCreated.join('; '),
    json: row => row.organizationsCreated,
    shown: row => row.organizationsCreated.join(', ') || '-',
  },
]

const options = z.object({ file: z.string(), dryRun: z.boolean().default(false), output: outputFormat })

function sayProblems(context: Context, problems: readonly RowProblem[]): void {
  for (const problem of problems.slice(0, problemsShown)) context.say('cli.wrongRow', { ...problem })
  const rest = problems.length - problemsShown
  if (rest > 0) context.say('cli.wrongRowsMore', { count: rest })
}

export const estateImport: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('<file>', 'CSV file, plain or gzipped, or - for standard input')
      .option('--dry-run', 'check the file and say what would be made, but make nothing')
      .addOption(outputOption()),
  options,
  async run(context, { file, dryRun, output }) {
    const { blocks, problems, ignoredColumns } = readEstate(decodeText(file, await readInput(context.io, file)))
    if (ignoredColumns.length > 0) context.say('cli.columnsIgnored', { names: ignoredColumns.join(', ') })
    if (problems.length > 0) {
      sayProblems(context, problems)
      const count = new Set(problems.map(({ line }) => line)).size
      throw new AppError('wrong-rows', { params: { count, file } })
    }
    const client = await context.member({ timeoutMs: importTimeoutMs })
    const made = await client.estate.import({ blocks: [...blocks], isDryRun: dryRun })
    writeRecord(context, output, columns, made)
    if (dryRun) context.say('cli.dryRun')
  },
}
