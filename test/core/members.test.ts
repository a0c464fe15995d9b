import { expect, it } from 'vitest'
import fc from 'fast-check'
import { accessStatus, role, type AccessStatus, type Role } from '@liftwatch/core/contract/accounts/organizations'
import { permission } from '@liftwatch/core/contract/accounts/permission-shape'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { changeMemberRefusal } from '@liftwatch/core/domain/members'
import { groupsOfRoleRefusal, roleRefusal } from '@liftwatch/core/domain/roles'

const by = (own: Role, permissions: readonly Permission[] = permission.options) => ({
  userId: 'chief',
  role: own,
  permissions: new Set(permissions),
})
const member = (has: Role, status: AccessStatus = 'ACTIVE') =>
  ({ id: 'lim', kind: 'PERSON', nickname: 'Lim', role: has, status }) as const
const noMore = { gains: [], otherAdmins: 1 }
const user = { role: 'USER', status: 'ACTIVE' } as const

it('no one changes their own access', () => {
  const self = { ...member('ADMIN'), id: 'chief' }
  expect(changeMemberRefusal(by('ADMIN'), self, { ...noMore, after: undefined })).toEqual({ code: 'own-user' })
})

it('no one gives a role beyond their own, nor changes a member who has one', () => {
  const promote = { ...noMore, after: { role: 'SUPERUSER', status: 'ACTIVE' } } as const
  expect(changeMemberRefusal(by('USER'), member('USER'), promote)).toEqual({ code: 'no-permission' })
  expect(changeMemberRefusal(by('SUPERUSER'), member('USER'), promote)).toBeUndefined()
  expect(changeMemberRefusal(by('SUPERUSER'), member('ADMIN'), { ...noMore, after: user })).toEqual({
    code: 'no-permission',
  })
})

it('no one gives a permission beyond their own, by a role, by groups or by resuming', () => {
  const given = { after: user, gains: ['lifts', 'rbe'], otherAdmins: 1 } as const
  expect(changeMemberRefusal(by('ADMIN', ['lifts']), member('USER', 'INACTIVE'), given)).toEqual({
    code: 'beyond-own-permissions',
    params: { permissions: 'rbe' },
  })
  expect(changeMemberRefusal(by('ADMIN', ['lifts', 'rbe']), member('USER', 'INACTIVE'), given)).toBeUndefined()
  expect(changeMemberRefusal(by('ADMIN', []), member('ADMIN'), { ...given, after: undefined })).toBeUndefined()
})

it('a service account stays USER', () => {
  const account = { ...member('USER'), kind: 'SERVICE' } as const
  const after = (own: Role) => ({ ...noMore, after: { role: own, status: 'ACTIVE' } }) as const
  expect(role.options.map(own => changeMemberRefusal(by('ADMIN'), account, after(own))?.code)).toEqual(
    role.options.map(own => (own === 'USER' ? undefined : 'service-account-role')),
  )
})

const access = fc.record({ role: fc.constantFrom(...role.options), status: fc.constantFrom(...accessStatus.options) })

it('an organisation that has an active ADMIN keeps one, whatever an ADMIN changes', () => {
  const isAdmin = ({ role: has, status }: { role: Role; status: AccessStatus }) =>
    has === 'ADMIN' && status === 'ACTIVE'
  fc.assert(
    fc.property(access, fc.option(access, { nil: undefined }), fc.nat(2), (before, after, otherAdmins) => {
      const refusal = changeMemberRefusal(
        by('ADMIN'),
        { ...member(before.role), ...before },
        {
          after,
          gains: [],
          otherAdmins,
        },
      )
      const endsLast = isAdmin(before) && otherAdmins === 0 && !(after && isAdmin(after))
      expect(refusal).toEqual(endsLast ? { code: 'last-admin', params: { name: 'Lim' } } : undefined)
    }),
  )
})

it('groups are for USER alone, and none are for everyone', () => {
  expect(groupsOfRoleRefusal('USER', ['some'])).toBeUndefined()
  for (const other of ['ADMIN', 'SUPERUSER'] as const) {
    expect(groupsOfRoleRefusal(other, ['some'])).toEqual({ code: 'groups-for-user-alone' })
    expect(groupsOfRoleRefusal(other, [])).toBeUndefined()
    expect(groupsOfRoleRefusal(other, undefined)).toBeUndefined()
  }
})

it('of two different roles one is beyond the other', () => {
  for (const one of role.options) {
    for (const other of role.options) {
      const refusals = [roleRefusal(one, other), roleRefusal(other, one)].filter(Boolean)
      expect(refusals).toHaveLength(one === other ? 0 : 1)
    }
  }
})
