import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { dryRun } from '../../command/dry-run'
import { addCsvFile, readCsvFile, refuseWrongRows } from '../../csv/csv-file'
import { importBlocks, type Imported } from '../../estate/import-blocks'
import { readEstate } from '../../estate/read-estate'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'

const columns: readonly Column<Imported>[] = [
  plainColumn('buildings', 'cli.fields.buildings'),
  plainColumn('buildingsKept', 'cli.fields.buildingsKept'),
  plainColumn('withRetiredLifts'),
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

export const estateImport: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      addCsvFile(command).option('--dry-run', 'check the file and say what would be created, but create nothing'),
    ),
  options,
  async run(context, { file, dryRun, output }) {
    const reading = await readCsvFile(context, file, readEstate)
    const { problems } = reading
    if (problems.length > 0) refuseWrongRows(context, file, problems)
    const imported = await importBlocks(context, reading, dryRun)
    await writeRecord(context, output, columns, imported)
    const { withRetiredLifts: count } = imported
    if (count > 0) context.say('cli.blocksWithRetiredLifts', { count })
    if (dryRun) context.say('cli.dryRun')
  },
}
