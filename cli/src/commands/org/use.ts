import { z } from 'zod'
import type { CommandSpec } from '../../command'
import { chooseOrganization } from '../../organization-choice'

const options = z.object({ organization: z.string() })

export const orgUse: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<organization>', 'its name or id'),
  options,
  async run(context, { organization }) {
    const { name } = await chooseOrganization(await context.client(), organization)
    context.say('cli.organizationChosen', { name })
  },
}
