import { z } from 'zod'
import { findContext } from '../../account/account'
import { openStoredFile } from '../../account/stored-file'
import { contextName } from '../../account/stored-shapes'
import type { CommandSpec } from '../../command'

const options = z.object({ name: contextName })

export const contextUse: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<name>', 'its name'),
  options,
  async run(context, { name }) {
    const file = openStoredFile(context)
    const { server } = findContext(file.read(), name)
    await file.change(stored => ({ ...stored, current: name }))
    context.say('cli.contextUsed', { name, server })
  },
}
