import type { Client } from '@liftwatch/core/client/client'
import type { OrganizationTypeRow, TypePermissions } from '@liftwatch/core/contract/accounts/organization-types'
import { organizationType, type OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { addToTypeRefusal, takeFromTypeRefusal } from '@liftwatch/core/domain/organizations'
import { withNeeded } from '@liftwatch/core/domain/permissions'
import { throwIfRefused } from '@liftwatch/core/errors'
import { optionWord } from '@liftwatch/core/views/filters/option-word'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { Context } from '../../command/context'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { optionNamed } from '../../command/option-named'
import { several } from '../../command/several'
import { instantColumn, plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput, type Output } from '../../output/output-flags'
import { createRowWriter } from '../../output/rows'
import { granting, revoking } from '../../people/permission-edit'
import { permissions, writePermissions, type PermissionList } from '../../people/permission-list'
import { findAdministrator } from '../../records/administrator'

const types = organizationType.options.map(value => ({ value }))
const columns: readonly Column<OrganizationTypeRow>[] = [
  {
    ...plainColumn('type', 'cli.fields.type'),
    shown: ({ type }, { translate }) => translate(`states.organizationType.${type}`),
  },
  plainColumn('organizationCnt', 'organizations.title'),
  plainColumn('permissionsCnt', 'groups.fields.permissionsCnt'),
  instantColumn('editTime', 'groups.fields.updatedAt'),
]

const options = withOutput({
  type: optionNamed(types, z.optional(organizationType)),
  grant: permissions.default([]),
  revoke: permissions.default([]),
  dryRun,
}).refine(({ type, grant, revoke }) => type !== undefined || grant.length + revoke.length === 0, {
  path: ['type'],
  error: 'must be given before --grant and --revoke',
})

async function writeTypes(context: Context, output: Output, client: Client): Promise<void> {
  const rows = await client.organizationTypes.list({})
  const writer = createRowWriter(context, output, { all: columns, inTable: columns })
  writer.write(rows)
  await writer.end(rows.length)
}

/** What the list would be. Errors: those that the server would answer. */
async function rehearse(
  client: Client,
  type: OrganizationType,
  { grant, revoke }: { readonly grant: readonly Permission[]; readonly revoke: readonly Permission[] },
): Promise<PermissionList> {
  const [by, before] = await Promise.all([findAdministrator(client), client.organizationTypes.permissions({ type })])
  if (revoke.length > 0) throwIfRefused(takeFromTypeRefusal(type, revoke))
  if (grant.length > 0) throwIfRefused(addToTypeRefusal(type, withNeeded(grant), by))
  return granting(revoking(before, revoke), grant)
}

/** Lists the types of organisations, or what one of them may do at most; and changes that. */
export const orgPermissions: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      command
        .argument('[type]', types.map(optionWord).join(', '))
        .option('--grant <names>', 'permissions to add to its list, repeated or with commas between', several)
        .option('--revoke <names>', 'permissions to remove from its list, before others are added', several)
        .addOption(dryRunOption()),
    ),
  options,
  examples: ['orgs permissions', 'orgs permissions emsu', 'orgs permissions emsu --revoke clr,mbr --dry-run'],
  async run(context, { type, grant, revoke, output, dryRun: isDryRun }) {
    const client = await context.member()
    if (type === undefined) return writeTypes(context, output, client)
    let list: PermissionList | TypePermissions
    if (isDryRun) list = await rehearse(client, type, { grant, revoke })
    else {
      if (revoke.length > 0) await client.organizationTypes.removePermissions({ type, permissions: revoke })
      if (grant.length > 0) await client.organizationTypes.addPermissions({ type, permissions: grant })
      list = await client.organizationTypes.permissions({ type })
    }
    await writePermissions(context, output, list)
    if (isDryRun) context.say('cli.dryRun')
  },
}
