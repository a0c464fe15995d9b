import { z } from 'zod'
import type { CommandSpec } from '../command/command'

const options = z.object({})

export const logout: CommandSpec<z.output<typeof options>> = {
  configure: command => command,
  options,
  async run(context) {
    const { token } = context.account()
    if (token) return context.say('cli.logoutNotNeeded', { source: token.source })
    const client = await context.client()
    await client.session.logout({})
    context.say('session.logoutSuccess')
  },
}
