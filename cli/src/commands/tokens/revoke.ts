import { idInput } from '@liftwatch/core/contract/input'
import { z } from 'zod'
import type { CommandSpec } from '../../command'

const options = z.object(idInput.shape)

export const tokenRevoke: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<id>', 'id of the token'),
  options,
  async run(context, { id }) {
    const client = await context.member()
    await client.userTokens.remove({ id })
    context.say('cli.accessTokenRevoked')
  },
}
