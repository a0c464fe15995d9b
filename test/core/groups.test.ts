import { expect, it } from 'vitest'
import {
  addMembersRefusal,
  addToGroupRefusal,
  createGroupRefusal,
  editGroupRefusal,
  takeFromGroupRefusal,
} from '@liftwatch/core/domain/groups'
import { groupsMax } from '@liftwatch/core/limits'

const own = { name: 'Night', isOwn: true }
const other = { name: 'Day', isOwn: false }
const user = { role: 'USER', permissions: new Set(['group.write', 'lifts'] as const) } as const
const admin = { role: 'ADMIN', permissions: user.permissions } as const
const ownGroup = { code: 'own-group', params: { name: 'Night' } }

it('no one but an ADMIN changes a group that they are in', () => {
  expect(editGroupRefusal(user, own)).toEqual(ownGroup)
  expect(editGroupRefusal(user, other)).toBeUndefined()
  expect(editGroupRefusal(admin, own)).toBeUndefined()
  expect(addToGroupRefusal(user, own, ['lifts'])).toEqual(ownGroup)
  expect(takeFromGroupRefusal(user, own, ['lifts'])).toEqual(ownGroup)
  expect(addMembersRefusal(user, own, ['USER'], [])).toEqual(ownGroup)
})

it('a group is given no more than its editor has, but anything is taken from it', () => {
  const beyond = { code: 'beyond-own-permissions', params: { permissions: 'rbe' } }
  expect(addToGroupRefusal(admin, other, ['lifts', 'rbe'])).toEqual(beyond)
  expect(addToGroupRefusal(admin, other, ['lifts'])).toBeUndefined()
  expect(takeFromGroupRefusal(admin, other, ['lifts', 'rbe'])).toBeUndefined()
  expect(addMembersRefusal(admin, other, ['USER'], ['rbe'])).toEqual(beyond)
})

it('home is neither given nor taken away', () => {
  const refusal = { code: 'protected-permission', params: { name: 'home' } }
  expect(addToGroupRefusal(admin, other, ['lifts', 'home'])).toEqual(refusal)
  expect(takeFromGroupRefusal(admin, other, ['home'])).toEqual(refusal)
})

it('its members have the role USER', () => {
  expect(addMembersRefusal(admin, other, ['USER', 'SUPERUSER'], [])).toEqual({ code: 'groups-for-user-alone' })
  expect(addMembersRefusal(admin, other, ['USER', 'USER'], ['lifts'])).toBeUndefined()
})

it('there are so many groups and no more', () => {
  expect(createGroupRefusal(groupsMax - 1)).toBeUndefined()
  expect(createGroupRefusal(groupsMax)).toEqual({ code: 'too-many-groups', params: { max: groupsMax } })
})
