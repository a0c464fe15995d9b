import { z } from 'zod'
import { addAccessFile, readAccessFile } from '../../access/access-file'
import { writeChanges } from '../../access/changes'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addOutputFlags, withOutput } from '../../output/output-flags'

const options = withOutput({ file: z.string(), dryRun, yes })

/** Applies a file, once what it changes has been shown: all of it, or nothing. Errors: wrong-rows. */
export const accessApply: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(addAccessFile(command).addOption(dryRunOption()).addOption(yesOption())),
  options,
  examples: ['access apply access.yaml', 'access apply access.yaml --yes'],
  async run(context, { file, output, dryRun: isDryRun, yes: isSure }) {
    const document = await readAccessFile(context, file)
    const client = await context.member()
    const planned = await client.access.plan({ document })
    await writeChanges(context, output, planned.changes)
    if (isDryRun) return context.say('cli.dryRun')
    if (planned.changes.length === 0) return
    await confirmer(context, isSure)(() => context.translate('cli.askApply'))
    const { changes } = await client.access.apply({ document })
    context.say('cli.accessApplied', { count: changes.length })
  },
  // What was asked for is to be done, no matter who still reads of it.
  outlivesReader: true,
}
