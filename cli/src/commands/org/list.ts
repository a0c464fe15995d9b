import type { z } from 'zod'
import { organizationColumns } from '../../columns/organizations'
import type { CommandSpec } from '../../command'
import { listOrganizations } from '../../organization-choice'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeList } from '../../output/list'

const options = withOutput({})

async function* onlyPage<Row>(content: readonly Row[]) {
  yield { content, totalElements: content.length }
}

export const orgList: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command),
  options,
  async run(context, { output }) {
    const choices = await listOrganizations(await context.client())
    await writeList(context, output, organizationColumns, onlyPage(choices), { emptyKey: 'session.noOrganization' })
  },
}
