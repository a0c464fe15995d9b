import type { Client } from '@liftwatch/core/client/client'
import { editGroupRefusal } from '@liftwatch/core/domain/groups'
import { groupTable } from '@liftwatch/core/tables/groups'
import { createGroupForm, removeGroupForm, renameGroupForm } from '@liftwatch/core/views/forms/groups'
import { findGroupEditor } from '../../people/group-editor'
import { createCommand } from '../../records/create-command'
import { findByName } from '../../records/find-named'
import { groupKind } from '../../records/group-kind'
import { recordCommand } from '../../records/record-command'
import { renameCommand } from '../../records/rename-command'

export const groupCreate = createCommand(groupKind, createGroupForm, groupTable)

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
  async ruleFor(client) {
    const { by, seen } = await findGroupEditor(client)
    return group => editGroupRefusal(by, seen(group))
  },
})
