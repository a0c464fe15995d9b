import { Option } from 'commander'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { findNamed } from '../../records/find-named'
import { userKind } from '../../records/user-kind'

const options = z
  .object({
    id: z.uuid().optional(),
    others: z.boolean().default(false),
    user: z.string().trim().min(1).optional(),
    yes,
  })
  .refine(({ id, others, user }) => [id !== undefined, others, user !== undefined].filter(Boolean).length === 1, {
    path: ['others'],
    error: 'give the id of a session, --others or --user: one of the three',
  })

export const sessionEnd: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('[id]', 'id of the session')
      .addOption(new Option('--others', 'all your sessions but this one'))
      .addOption(new Option('--user <user>', 'all sessions of a member of your organisation, by e-mail address or id'))
      .addOption(yesOption()),
  options,
  async run(context, { id, user, yes }) {
    const confirm = confirmer(context, yes)
    const client = await (user === undefined ? context.client() : context.member())
    if (user !== undefined) {
      const member = await findNamed(client, userKind, user)
      await confirm(() => context.translate('cli.askEndSessionsOf', { name: userKind.nameOf(member) }))
      const { ended } = await client.userSessions.endOf({ userId: member.id })
      return context.say('cli.sessionsEnded', { ended })
    }
    if (id === undefined) {
      await confirm(() => context.translate('cli.askEndOthers'))
      const { ended } = await client.userSessions.removeOthers({})
      return context.say('cli.sessionsEnded', { ended })
    }
    await confirm(() => context.translate('cli.askEndSession'))
    await client.userSessions.remove({ id })
    context.say('settings.sessions.ended')
  },
  examples: ['sessions end --others --yes', 'sessions end --user ann@example.org --yes'],
}
