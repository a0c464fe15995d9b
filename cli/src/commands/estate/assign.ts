import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import type { estate } from '@liftwatch/core/contract/estate/estate'
import { AppError } from '@liftwatch/core/errors'
import { estateImportWithinMs } from '@liftwatch/core/limits'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addCsvFile, readCsvFile, refuseWrongRows } from '../../csv/csv-file'
import { problemsOfRows } from '../../csv/problems-of-rows'
import { contractKind, readContracts } from '../../estate/read-contracts'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'

const columns: readonly Column<AnswerOf<typeof estate.assign>>[] = [
  plainColumn('changed', 'cli.fields.changed'),
  plainColumn('unchanged', 'cli.fields.unchanged'),
]

const options = withOutput({ file: z.string(), dryRun })

/** Moves lifts to the organisations that a file names, all of them or none. Errors: wrong-rows. */
export const estateAssign: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(addCsvFile(command).addOption(dryRunOption())),
  options,
  async run(context, { file, dryRun: isDryRun, output }) {
    const { rows, problems } = await readCsvFile(context, file, readContracts)
    if (problems.length > 0) refuseWrongRows(context, file, problems)
    const client = await context.member({ timeoutMs: estateImportWithinMs })
    const contracts = rows.map(({ row }) => row)
    const moved = await client.estate.assign({ contracts, isDryRun }).catch((error: unknown) => {
      const unknown = error instanceof AppError ? problemsOfRows(error, 'contracts', contractKind, rows) : []
      if (unknown.length > 0) refuseWrongRows(context, file, unknown)
      throw error
    })
    await writeRecord(context, output, columns, moved)
    if (isDryRun) context.say('cli.dryRun')
  },
  examples: ['estate assign contracts.csv --dry-run', 'estate assign contracts.csv -o json'],
  outlivesReader: true,
}
