import { z } from 'zod'
import { findContext } from '../../account/account'
import { openStoredFile } from '../../account/stored-file'
import { contextName } from '../../account/stored-shapes'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'

const options = z.object({ name: contextName, dryRun, yes })

export const contextRemove: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<name>', 'its name').addOption(dryRunOption()).addOption(yesOption()),
  options,
  async run(context, { name, dryRun, yes }) {
    const file = openStoredFile(context)
    const { token } = findContext(file.read(), name)
    await confirmer(context, yes || dryRun)(() => context.translate('cli.askContextRemove', { name }))
    if (!dryRun) {
      await file.change(stored => {
        const contexts = new Map(stored.contexts)
        contexts.delete(name)
        return { ...stored, contexts, current: stored.current === name ? undefined : stored.current }
      })
    }
    context.say(token === undefined ? 'cli.contextRemoved' : 'cli.contextRemovedToken', { name })
    if (dryRun) context.say('cli.dryRun')
  },
}
