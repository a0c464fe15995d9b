import type { Client } from '@liftwatch/core/client/client'
import { removeGroupForm, renameGroupForm } from '@liftwatch/core/views/forms/groups'
import { findByName } from '../../records/find-named'
import { groupKind } from '../../records/group-kind'
import { recordCommand } from '../../records/record-command'
import { renameCommand } from '../../records/rename-command'
import { viewRule } from '../../records/view-rule'

export const groupRename = renameCommand(groupKind, renameGroupForm)

/** What is lost with a group is what its members may do by it. */
async function hasMembers(client: Client, names: readonly string[]): Promise<boolean> {
  const found = await Promise.all(names.map(name => findByName(client, groupKind, name)))
  return found.some(group => group === undefined || group.memberCnt > 0)
}

export const groupDelete = recordCommand({
  kind: groupKind,
  view: removeGroupForm,
  question: async (client, names) => ((await hasMembers(client, names)) ? 'cli.askDeleteGroups' : undefined),
  ruleFor: viewRule(removeGroupForm),
})
