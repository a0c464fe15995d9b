import type { EstateChange, EstateUpdate } from '@liftwatch/core/contract/estate/estate'
import { estateImportWithinMs } from '@liftwatch/core/limits'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { Context } from '../../command/context'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addCsvFile, readCsvFile, refuseWrongRows } from '../../csv/csv-file'
import { readEstate } from '../../estate/read-estate'
import { plainColumn, type Column } from '../../output/columns'
import { writeList } from '../../output/list'
import { addOutputFlags, withOutput } from '../../output/output-flags'

const columns: readonly Column<EstateChange>[] = [
  plainColumn('building', 'tables.fields.building'),
  plainColumn('field', 'audit.field'),
  plainColumn('before', 'audit.before', { canShrink: true }),
  plainColumn('after', 'audit.after', { canShrink: true }),
]

async function* onlyPage({ changes, changeCnt }: EstateUpdate) {
  yield { content: changes, totalElements: changeCnt }
}

/** What of the file is not done, and by what it is. */
function sayRest({ say }: Context, { unknown, withMoreLifts, withRetiredLifts }: EstateUpdate): void {
  if (unknown > 0) say('cli.blocksUnknown', { count: unknown })
  if (withMoreLifts > 0) say('cli.blocksWithMoreLifts', { count: withMoreLifts })
  if (withRetiredLifts > 0) say('cli.blocksWithRetiredLifts', { count: withRetiredLifts })
}

const options = withOutput({ file: z.string(), dryRun, yes })

/** Changes what a file says otherwise of blocks that there are, once the changes have been shown. Errors: wrong-rows. */
export const estateUpdate: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(addCsvFile(command).addOption(dryRunOption()).addOption(yesOption())),
  options,
  async run(context, { file, dryRun: isDryRun, yes, output }) {
    const confirm = confirmer(context, yes || isDryRun)
    const { blocks: read, problems } = await readCsvFile(context, file, readEstate)
    if (problems.length > 0) refuseWrongRows(context, file, problems)
    const blocks = [...read]
    const client = await context.member({ timeoutMs: estateImportWithinMs })
    const plan = await client.estate.update({ blocks, isDryRun: true })
    await writeList(context, output, { all: columns, inTable: columns }, onlyPage(plan), {
      emptyKey: 'cli.nothing.changes',
    })
    sayRest(context, plan)
    if (plan.changeCnt === 0) return
    if (isDryRun) return context.say('cli.dryRun')
    await confirm(() => context.translate('cli.askApply'))
    const { changed } = await client.estate.update({ blocks })
    context.say('cli.estateUpdated', { count: changed })
  },
  examples: ['estate update estate.csv --dry-run', 'estate update estate.csv --yes'],
  outlivesReader: true,
}
