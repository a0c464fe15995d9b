import { z } from 'zod'
import { findContext } from '../../account/account'
import { openStoredFile } from '../../account/stored-file'
import { contextName } from '../../account/stored-shapes'
import type { CommandSpec } from '../../command'

const options = z.object({ name: contextName })

export const contextRemove: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<name>', 'its name'),
  options,
  async run(context, { name }) {
    const file = openStoredFile(context)
    const { token } = findContext(file.read(), name)
    await file.change(stored => {
      const contexts = new Map(stored.contexts)
      contexts.delete(name)
      return { ...stored, contexts, current: stored.current === name ? undefined : stored.current }
    })
    context.say(token === undefined ? 'cli.contextRemoved' : 'cli.contextRemovedToken', { name })
  },
}
