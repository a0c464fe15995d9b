import type { Client } from '@liftwatch/core/client/client'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { addToGroupRefusal, takeFromGroupRefusal } from '@liftwatch/core/domain/groups'
import { withNeeded } from '@liftwatch/core/domain/permissions'
import { throwIfRefused } from '@liftwatch/core/errors'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { granting, revoking } from '../../people/permission-edit'
import { permissions, writePermissions, type PermissionList } from '../../people/permission-list'
import { findAdministrator } from '../../records/administrator'
import { findNamed } from '../../records/find-named'
import { groupKind } from '../../records/group-kind'

const options = withOutput({ group: z.string(), permission: permissions, dryRun })

interface Edit {
  readonly example: string
  readonly call: (client: Client, id: string, permissions: Permission[]) => Promise<PermissionList>
  readonly refusal: typeof addToGroupRefusal
  /** The list as the call leaves it, for a dry run. */
  readonly after: typeof granting
  readonly done: TextKey
}

/** A command that changes what a group grants, and shows it. */
function editCommand({ example, call, refusal, after, done }: Edit): CommandSpec<z.output<typeof options>> {
  return {
    configure: command =>
      addOutputFlags(
        command
          .argument('<group>', groupKind.help)
          .argument('<permission...>', 'such as lift-fault or lift-fault.write')
          .addOption(dryRunOption()),
      ),
    options,
    examples: [example],
    async run(context, { group: name, permission, output, dryRun: isDryRun }) {
      const client = await context.member()
      const group = await findNamed(client, groupKind, name)
      const rehearse = async () => {
        throwIfRefused(refusal(await findAdministrator(client), group, permission))
        return after(await client.groups.permissions({ id: group.id }), permission)
      }
      const { granted } = isDryRun ? await rehearse() : await call(client, group.id, permission)
      await writePermissions(context, output, { granted, offered: [] })
      context.say(done)
      if (isDryRun) context.say('cli.dryRun')
    },
  }
}

export const groupGrant = editCommand({
  example: 'groups grant "Night shift" lift-fault.write lifts',
  call: (client, id, added) => client.groups.addPermissions({ id, permissions: added }),
  refusal: (by, group, added) => addToGroupRefusal(by, group, withNeeded(added)),
  after: granting,
  done: 'groups.permissionsAdded',
})

export const groupRevoke = editCommand({
  example: 'groups revoke "Night shift" lift-fault.write',
  call: (client, id, removed) => client.groups.removePermissions({ id, permissions: removed }),
  refusal: takeFromGroupRefusal,
  after: revoking,
  done: 'groups.permissionsRemoved',
})
