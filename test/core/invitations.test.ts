import { expect, it } from 'vitest'
import { role } from '@liftwatch/core/contract/organizations'
import { inviteRefusal } from '@liftwatch/core/domain/invitations'

it.each([
  ['ADMIN', ['ADMIN', 'USER', 'SUPERUSER']],
  ['SUPERUSER', ['USER', 'SUPERUSER']],
  ['USER', ['USER']],
] as const)('%s invites nobody greater', (inviter, may) => {
  expect(role.options.filter(invited => !inviteRefusal(inviter, invited))).toEqual(may)
})
