import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { chooseOrganization, findMeant } from '../../account/organization-choice'

const options = z.object({ organization: z.string(), dryRun })

export const orgUse: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<organization>', 'organisation, by name or id').addOption(dryRunOption()),
  options,
  async run(context, { organization, dryRun }) {
    const choose = dryRun ? findMeant : chooseOrganization
    const { name } = await choose(await context.client(), organization)
    context.say('cli.organizationChosen', { name })
    if (dryRun) context.say('cli.dryRun')
  },
}
