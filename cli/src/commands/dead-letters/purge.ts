import { deadLettersPurgedAtOnceMax } from '@liftwatch/core/contract/devices/dead-letters'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addChoice, choiceShape, idsOfChoice, toChoice } from '../../dead-letters/chosen-letters'

const options = z.object({ ...choiceShape, dryRun, yes }).transform((given, issues) => ({
  choice: toChoice(given, issues),
  dryRun: given.dryRun,
  yes: given.yes,
}))

/** Deletes dead letters for good. */
export const deadLetterPurge: CommandSpec<z.output<typeof options>> = {
  configure: command => addChoice(command).addOption(dryRunOption()).addOption(yesOption()),
  options,
  async run(context, { choice, dryRun, yes }) {
    const confirm = confirmer(context, yes || dryRun)
    const client = await context.member()
    const ids = await idsOfChoice(context, client, choice)
    if (ids.length === 0) return context.say('cli.nothing.deadLetters')
    if (dryRun) {
      if ('ids' in choice) for (const id of ids) await client.deadLetters.detail({ id })
      context.say('cli.lettersMeant', { count: ids.length })
      return context.say('cli.dryRun')
    }
    await confirm(() => context.translate('cli.askPurge', { count: ids.length }))
    let purged = 0
    for (let from = 0; from < ids.length; from += deadLettersPurgedAtOnceMax) {
      const { changed } = await client.deadLetters.purge({ ids: ids.slice(from, from + deadLettersPurgedAtOnceMax) })
      purged += changed
    }
    context.say('cli.lettersPurged', { count: purged })
  },
  examples: ['dead-letters purge --to 2026-01-31 --yes'],
  outlivesReader: true,
}
