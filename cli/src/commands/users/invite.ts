import { email } from '@liftwatch/core/contract/accounts/accounts'
import { inviteForm } from '@liftwatch/core/views/forms/accounts'
import { z } from 'zod'
import { formFlags } from '../../changes/form-flags'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addOutputFlags, withOutput, type Output } from '../../output/output-flags'
import { accessOf } from '../../people/access-of'
import { inviteEach } from '../../people/invite-each'

const flags = formFlags(inviteForm)

type InviteOptions = {
  readonly emails: readonly string[]
  readonly output: Output
  readonly isDryRun: boolean
  readonly given: Readonly<Record<string, unknown>>
}

const options = withOutput({ ...flags.shape, email: z.array(email), dryRun }).transform(
  ({ email: emails, output, dryRun: isDryRun, ...given }) => ({
    emails: [...new Set(emails)],
    output,
    isDryRun,
    given,
  }),
)

/** Invites people into the organisation in which one works. */
export const userInvite: CommandSpec<InviteOptions> = {
  configure: command =>
    addOutputFlags(flags.add(command.argument('<email...>', 'e-mail address')).addOption(dryRunOption())),
  options,
  async run(context, { emails, output, isDryRun, given }) {
    const client = await context.member()
    const access = await accessOf(client, flags.toInput(given))
    await inviteEach(
      context,
      client,
      emails.map(one => ({ ...access, email: one })),
      { output, isDryRun },
    )
  },
  examples: ['users invite ann@example.org ben@example.org --role user --group "Night shift"'],
  outlivesReader: true,
}
