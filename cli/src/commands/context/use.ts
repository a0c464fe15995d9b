import { z } from 'zod'
import { findContext } from '../../account/account'
import { openStoredFile } from '../../account/stored-file'
import { contextName } from '../../account/stored-shapes'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'

const options = z.object({ name: contextName, dryRun })

export const contextUse: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<name>', 'its name').addOption(dryRunOption()),
  options,
  async run(context, { name, dryRun }) {
    const file = openStoredFile(context)
    const { server } = findContext(file.read(), name)
    if (!dryRun) await file.change(stored => ({ ...stored, current: name }))
    context.say('cli.contextUsed', { name, server })
    if (dryRun) context.say('cli.dryRun')
  },
}
