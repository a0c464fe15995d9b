import { organizations, type OrganizationDetail } from '@liftwatch/core/contract/accounts/organizations'
import { contactRefusal } from '@liftwatch/core/domain/organization-sight'
import { throwIfRefused } from '@liftwatch/core/errors'
import { saveContactForm } from '@liftwatch/core/views/forms/organizations'
import { z } from 'zod'
import { madeFrom } from '../../changes/if-unchanged-since'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'
import { findAdministrator } from '../../records/administrator'
import { findNamed } from '../../records/find-named'
import { organizationKind } from '../../records/organization-kind'

const columns: readonly Column<OrganizationDetail>[] = [
  plainColumn('id', 'cli.fields.id'),
  plainColumn('name', 'cli.fields.name'),
  plainColumn('phone', 'organizations.fields.phone'),
  plainColumn('email', 'organizations.fields.email'),
]

const { phone, email } = organizations.saveContact.input.shape

/** What is given empty is not known from now on, and what is not given stays. */
const unlessEmpty = <Shape extends z.core.$ZodType>(shape: Shape) =>
  z.optional(z.preprocess(typed => (typed === '' ? null : typed), shape))

const options = withOutput({
  organization: z.string(),
  phone: unlessEmpty(phone),
  email: unlessEmpty(email),
  dryRun,
})

/** Shows how an organisation is reached, and changes it. Errors: protected-organization, no-permission. */
export const orgContact: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      command
        .argument('<organization>', organizationKind.help)
        .option('--phone <number>', 'new telephone number; an empty one removes it')
        .option('--email <address>', 'new e-mail address; an empty one removes it')
        .addOption(dryRunOption()),
    ),
  options,
  examples: ['orgs contact "Ascendo Lifts" --phone "+65 6123 4567"'],
  async run(context, { organization, output, dryRun: isDryRun, ...given }) {
    const client = await context.member()
    const { id } = await findNamed(client, organizationKind, organization)
    const before = await client.organizations.detail({ id })
    const { phone: number = before.phone, email: address = before.email } = given
    const contact = { phone: number, email: address }
    const isChange = Object.values(given).some(value => value !== undefined)
    if (isChange && isDryRun) {
      const { organizationId, permissions } = await findAdministrator(client)
      throwIfRefused(contactRefusal({ organization: { id: organizationId }, permissions }, before))
    }
    const after =
      isChange && !isDryRun
        ? await client.organizations.saveContact({ id, ...madeFrom(saveContactForm, before, undefined), ...contact })
        : before
    await writeRecord(context, output, columns, { ...after, ...contact })
    if (isChange) context.say(saveContactForm.done!)
    if (isDryRun) context.say('cli.dryRun')
  },
}
