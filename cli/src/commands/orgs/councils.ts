import type { Client } from '@liftwatch/core/client/client'
import type { OrganizationDetail, OrganizationRow } from '@liftwatch/core/contract/accounts/organizations'
import { councilsRefusal } from '@liftwatch/core/domain/organizations'
import { throwIfRefused } from '@liftwatch/core/errors'
import { saveCouncilsForm } from '@liftwatch/core/views/forms/organizations'
import { z } from 'zod'
import { madeFrom } from '../../changes/if-unchanged-since'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { eachTime } from '../../command/several'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { createRowWriter } from '../../output/rows'
import { findNamed, type NamedKind } from '../../records/find-named'
import { organizationKind } from '../../records/organization-kind'

type Council = OrganizationDetail['townCouncils'][number]

const columns: readonly Column<Council>[] = [plainColumn('id', 'cli.fields.id'), plainColumn('name', 'cli.fields.name')]

const names = z.array(z.string()).default([])
const options = withOutput({ organization: z.string(), add: names, remove: names, dryRun })

const councilKind: NamedKind<OrganizationRow> = {
  ...organizationKind,
  search: async (client, name) =>
    (await organizationKind.search(client, name)).filter(({ type }) => type === 'TOWN_COUNCIL'),
}

/** The councils as they are to be, each once. Errors: `nameErrors`. */
async function changed(
  client: Client,
  before: readonly Council[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<Council[]> {
  const find = (all: readonly string[]) => Promise.all(all.map(name => findNamed(client, councilKind, name)))
  const [added, removed] = await Promise.all([find(add), find(remove)])
  const all = new Map([...before, ...added].map(({ id, name }) => [id, { id, name }]))
  for (const { id } of removed) all.delete(id)
  return [...all.values()]
}

/** Lists the councils that an EMSU serves, and changes which they are. Errors: not-an-emsu. */
export const orgCouncils: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      command
        .argument('<organization>', organizationKind.help)
        .option('--add <council>', 'town council to add, by name or id; repeated', eachTime)
        .option('--remove <council>', 'town council to remove, by name or id; repeated', eachTime)
        .addOption(dryRunOption()),
    ),
  options,
  examples: ['orgs councils "Island Emergency Services" --add "Ang Mo Kio Town Council"'],
  async run(context, { organization, add, remove, output, dryRun: isDryRun }) {
    const client = await context.member()
    const { id, type, name } = await findNamed(client, organizationKind, organization)
    throwIfRefused(councilsRefusal({ type, name }))
    const before = await client.organizations.detail({ id })
    const councils = await changed(client, before.townCouncils, { add, remove })
    const isChange = add.length + remove.length > 0
    const rows =
      isChange && !isDryRun
        ? (
            await client.organizations.saveCouncils({
              ...madeFrom(saveCouncilsForm, before, undefined),
              id,
              townCouncilIds: councils.map(council => council.id),
            })
          ).townCouncils
        : councils
    const writer = createRowWriter(context, output, { all: columns, inTable: columns })
    writer.write(rows)
    await writer.end(rows.length)
    if (rows.length === 0) context.say('cli.nothing.councils')
    if (isDryRun) context.say('cli.dryRun')
  },
}
