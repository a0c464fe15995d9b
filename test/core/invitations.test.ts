import { expect, it } from 'vitest'
import { invitationStatus } from '@liftwatch/core/contract/accounts/invitations'
import { role, type Role } from '@liftwatch/core/contract/accounts/organizations'
import {
  invitationStatusAt,
  inviteRefusal,
  revokeOfferRefusal,
  revokeRefusal,
} from '@liftwatch/core/domain/invitations'
import { defaultTypePermissions, memberPermissions } from '@liftwatch/core/domain/permissions'

const all = defaultTypePermissions('TOWN_COUNCIL')
const member = (own: Role, permissions = memberPermissions(own, all, [])) =>
  ({ role: own, organizationPermissions: all, permissions: new Set(permissions) }) as const

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

it('those who are invited get no more by their groups than the inviter has', () => {
  const narrow = member('ADMIN', ['home', 'user.write'])
  expect(inviteRefusal(narrow, 'USER', ['home'])).toBeUndefined()
  expect(inviteRefusal(narrow, 'USER', ['home', 'lifts'])).toMatchObject({ params: { permissions: 'lifts' } })
})

it('an invitation is open until it is used, revoked or expired, and what was used stays so', () => {
  const open = { expiresAt: 100, usedAt: null, revokedAt: null }
  expect(invitationStatusAt(open, 99)).toBe('OPEN')
  expect(invitationStatusAt(open, 100)).toBe('EXPIRED')
  expect(invitationStatusAt({ ...open, revokedAt: 50 }, 100)).toBe('REVOKED')
  expect(invitationStatusAt({ ...open, usedAt: 50 }, 100)).toBe('JOINED')
})

it('it is offered to revoke an open one; that of one who has joined is refused', () => {
  const offers = invitationStatus.options.filter(status => !revokeOfferRefusal({ status, email: 'lim@test.example' }))
  expect(offers).toEqual(['OPEN'])
  const refused = invitationStatus.options.filter(status => revokeRefusal({ status, email: 'lim@test.example' }))
  expect(refused).toEqual(['JOINED'])
})
