import { Option } from 'commander'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'

const options = z
  .object({ id: z.uuid().optional(), others: z.boolean().default(false), yes })
  .refine(given => (given.id === undefined) === given.others, {
    path: ['others'],
    error: 'or the id of a session: give one of the two',
  })

export const sessionEnd: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('[id]', 'id of the session')
      .addOption(new Option('--others', 'all sessions but this one'))
      .addOption(yesOption()),
  options,
  async run(context, { id, yes }) {
    const confirm = confirmer(context, yes)
    const client = await context.client()
    if (id === undefined) {
      await confirm(() => context.translate('cli.askEndOthers'))
      const { ended } = await client.userSessions.removeOthers({})
      return context.say('cli.sessionsEnded', { ended })
    }
    await confirm(() => context.translate('cli.askEndSession'))
    await client.userSessions.remove({ id })
    context.say('settings.sessions.ended')
  },
}
