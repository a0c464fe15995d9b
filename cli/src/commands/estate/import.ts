import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { Context } from '../../command/context'
import type { RowProblem } from '../../estate/csv-rows'
import { dryRun } from '../../command/dry-run'
import { addEstateFile, countWrongRows, importBlocks, readEstateFile, type Imported } from '../../estate/estate-file'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'

const problemsShown = 20

const columns: readonly Column<Imported>[] = [
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

const options = withOutput({ file: z.string(), dryRun })

function sayProblems(context: Context, problems: readonly RowProblem[]): void {
  for (const problem of problems.slice(0, problemsShown)) context.say('cli.wrongRow', { ...problem })
  const rest = problems.length - problemsShown
  if (rest > 0) context.say('cli.wrongRowsMore', { count: rest })
}

export const estateImport: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      addEstateFile(command).option('--dry-run', 'check the file and say what would be made, but make nothing'),
    ),
  options,
  async run(context, { file, dryRun, output }) {
    const reading = await readEstateFile(context, file)
    const { problems } = reading
    if (problems.length > 0) {
      sayProblems(context, problems)
      throw new AppError('wrong-rows', { params: { count: countWrongRows(problems), file } })
    }
    await writeRecord(context, output, columns, await importBlocks(context, reading, dryRun))
    if (dryRun) context.say('cli.dryRun')
  },
}
