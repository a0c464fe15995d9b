import { expect, it } from 'vitest'
import { role, type Role } from '@liftwatch/core/contract/accounts/organizations'
import { inviteRefusal } from '@liftwatch/core/domain/invitations'
import { defaultTypePermissions, memberPermissions } from '@liftwatch/core/domain/permissions'

const all = defaultTypePermissions('TOWN_COUNCIL')
const member = (own: Role, permissions = memberPermissions(own, all, [])) =>
  ({ role: own, organization: { type: 'TOWN_COUNCIL' }, permissions: new Set(permissions) }) as const

it.each([
  ['ADMIN', ['ADMIN', 'USER', 'SUPERUSER']],
  ['SUPERUSER', ['USER', 'SUPERUSER']],
  ['USER', ['USER']],
] as const)('%s invites no one greater', (inviter, may) => {
  expect(role.options.filter(invited => !inviteRefusal(member(inviter), invited))).toEqual(may)
})

it('a role is no right where the access token of its holder has less', () => {
  const narrow = member('ADMIN', ['user.write'])
  expect(inviteRefusal(narrow, 'USER')).toEqual({ code: 'beyond-own-permissions', params: { permissions: 'home' } })
  expect(inviteRefusal(narrow, 'ADMIN')).toMatchObject({ code: 'beyond-own-permissions' })
  const operational = member('ADMIN', [...memberPermissions('SUPERUSER', all, []), 'user.write'])
  expect(role.options.filter(invited => !inviteRefusal(operational, invited))).toEqual(['USER', 'SUPERUSER'])
})
