import { email } from '@liftwatch/core/contract/accounts/accounts'
import { role } from '@liftwatch/core/contract/accounts/organizations'
import { roleField } from '@liftwatch/core/views/forms/role-fields'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { optionNamed } from '../../command/option-named'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { inviteEach } from '../../people/invite-each'
import { findNamed } from '../../records/find-named'
import { organizationKind } from '../../records/organization-kind'

const [roleFlag, roles] = roleField.flag
const options = withOutput({
  organization: z.string(),
  email: z.array(email),
  role: optionNamed(roleField.options, z.optional(role)),
  dryRun,
})

/** Invites people into any organisation, as its administrators unless another role is given. */
export const orgInvite: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      command
        .argument('<organization>', organizationKind.help)
        .argument('<email...>', 'e-mail address')
        .option(roleFlag, `${roles} (default: admin)`)
        .addOption(dryRunOption()),
    ),
  options,
  async run(context, { organization, email: emails, role: invitedRole = 'ADMIN', output, dryRun: isDryRun }) {
    const client = await context.member()
    const { id: organizationId } = await findNamed(client, organizationKind, organization)
    await inviteEach(
      context,
      client,
      [...new Set(emails)].map(one => ({ email: one, role: invitedRole })),
      { output, isDryRun, organizationId },
    )
  },
  examples: ['orgs invite "Ascendo Lifts" ann@example.org'],
  outlivesReader: true,
}
