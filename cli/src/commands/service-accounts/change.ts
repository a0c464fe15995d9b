import { userTable } from '@liftwatch/core/tables/users'
import { createServiceAccountForm } from '@liftwatch/core/views/forms/service-accounts'
import { removeUserForm } from '@liftwatch/core/views/forms/users'
import { groupIdsOf } from '../../people/access-of'
import { createNamedCommand } from '../../records/create-command'
import { recordCommand } from '../../records/record-command'
import { serviceAccountKind } from '../../records/user-kind'
import { viewRule } from '../../records/view-rule'

export const serviceAccountCreate = {
  ...createNamedCommand(
    { table: userTable, creates: createServiceAccountForm },
    serviceAccountKind,
    async (client, { groupIds: named = [] }) => ({
      groupIds: await groupIdsOf(client, named as readonly string[]),
    }),
  ),
  examples: ['service-accounts create "Night export" --group "Night shift"'],
}

export const serviceAccountRemove = recordCommand({
  kind: serviceAccountKind,
  view: removeUserForm,
  question: async () => 'cli.askRemoveServiceAccounts',
  examples: ['service-accounts remove "Old export" --yes'],
  ruleFor: viewRule(removeUserForm),
})
