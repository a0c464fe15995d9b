import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import type { people } from '@liftwatch/core/contract/estate/people'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addCsvFile, readCsvFile, refuseWrongRows } from '../../csv/csv-file'
import { problemsOfRows } from '../../csv/problems-of-rows'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'
import { inChargeKind, readInCharge } from '../../people/read-in-charge'

const columns: readonly Column<AnswerOf<typeof people.import>>[] = [
  plainColumn('people', 'cli.fields.people'),
  plainColumn('townCouncils', 'cli.fields.townCouncils'),
]

const options = withOutput({ file: z.string(), dryRun })

/** Replaces the persons in charge of the councils that a file names, all of them or none. Errors: wrong-rows. */
export const peopleImport: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(addCsvFile(command).addOption(dryRunOption())),
  options,
  async run(context, { file, dryRun: isDryRun, output }) {
    const { rows, problems } = await readCsvFile(context, file, readInCharge)
    if (problems.length > 0) refuseWrongRows(context, file, problems)
    const client = await context.member()
    const lines = rows.map(({ row }) => row)
    const replaced = await client.people.import({ people: lines, isDryRun }).catch((error: unknown) => {
      const unknown = error instanceof AppError ? problemsOfRows(error, 'people', inChargeKind, rows) : []
      if (unknown.length > 0) refuseWrongRows(context, file, unknown)
      throw error
    })
    await writeRecord(context, output, columns, replaced)
    if (isDryRun) context.say('cli.dryRun')
  },
  examples: ['people import people.csv --dry-run', 'people import people.csv -o json'],
  outlivesReader: true,
}
