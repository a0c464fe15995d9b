import { describe, expect, it } from 'vitest'
import type { AccessDocument } from '@liftwatch/core/contract/accounts/access'
import { normalizedDocument } from '@liftwatch/core/domain/access-document'
import { planAccess } from '@liftwatch/core/domain/access-plan'
import { accessRefusal, type AccessEditor } from '@liftwatch/core/domain/access-refusal'
import { defaultTypePermissions } from '@liftwatch/core/domain/permissions'

describe('a document is refused as a whole', () => {
  const ofCouncil = defaultTypePermissions('TOWN_COUNCIL')
  const admin: AccessEditor = {
    email: 'adela@a.example',
    groups: [],
    role: 'ADMIN',
    organization: { name: 'A' },
    organizationPermissions: ofCouncil,
    permissions: new Set(ofCouncil),
  }
  const clerk: AccessEditor = {
    ...admin,
    email: 'cai@a.example',
    groups: ['Days'],
    role: 'USER',
    permissions: new Set(['home', 'rbe']),
  }
  const now = {
    groups: [{ name: 'Days', permissions: ['rbe' as const], members: ['cai@a.example'] }],
    members: [
      { email: 'adela@a.example', role: 'ADMIN' as const, status: 'ACTIVE' as const },
      { email: 'bo@a.example', role: 'USER' as const, status: 'INACTIVE' as const },
      { email: 'cai@a.example', role: 'USER' as const, status: 'ACTIVE' as const },
    ],
    invited: [],
    admins: ['adela@a.example'],
  }
  type Row = AccessDocument['members'][number]
  const member = (name: string, own: Row['role'], status: Row['status'] = 'ACTIVE') => ({
    email: `${name}@a.example`,
    role: own,
    status,
  })
  const all = [member('adela', 'ADMIN'), member('bo', 'USER', 'INACTIVE'), member('cai', 'USER')]
  const days = { name: 'Days', permissions: ['rbe' as const], members: ['cai@a.example'] }

  function refusal(by: AccessEditor, change: Partial<AccessDocument>): string | undefined {
    const wanted = normalizedDocument({ organization: 'A', groups: [days], members: all, ...change })
    return accessRefusal(by, now, wanted, planAccess(now, wanted))?.code
  }

  const others = all.slice(1)
  it.each([
    ['of another organisation', admin, { organization: 'B' }, 'other-document'],
    ['that has a group twice', admin, { groups: [days, days] }, 'name-taken'],
    ['that grants what everyone has', admin, { groups: [{ ...days, permissions: ['home'] }] }, 'protected-permission'],
    ['that puts a stranger in a group', admin, { members: all.slice(0, 2) }, 'unknown-group-member'],
    [
      'that puts an ADMIN in a group',
      admin,
      { groups: [{ ...days, members: ['adela@a.example'] }] },
      'groups-for-user-alone',
    ],
    ['that removes who applies it', admin, { members: others }, 'own-user'],
    ['that lessens who applies it', admin, { members: [member('adela', 'SUPERUSER'), ...others] }, 'own-user'],
    ['that suspends who applies it', admin, { members: [member('adela', 'ADMIN', 'INACTIVE'), ...others] }, 'own-user'],
    ['that changes a group of who applies it', clerk, { groups: [{ ...days, permissions: [] }] }, 'own-group'],
    ['that removes a group of who applies it', clerk, { groups: [] }, 'own-group'],
    ['that removes someone greater', clerk, { members: others }, 'no-permission'],
    ['that makes someone greater', clerk, { members: [all[0]!, member('bo', 'ADMIN'), all[2]!] }, 'no-permission'],
    ['that invites someone greater', clerk, { members: [...all, member('dev', 'ADMIN')] }, 'no-permission'],
    [
      'that grants what who applies it does not have',
      clerk,
      { groups: [days, { name: 'More', permissions: ['lifts'], members: [] }] },
      'beyond-own-permissions',
    ],
    [
      'that grants what the organisation does not have',
      admin,
      { groups: [days, { name: 'More', permissions: ['organization'], members: [] }] },
      'beyond-own-permissions',
    ],
    ['that changes nothing', clerk, {}, undefined],
    [
      'that gives what who applies it has',
      clerk,
      { groups: [days, { name: 'Same', permissions: ['rbe'], members: ['bo@a.example'] }] },
      undefined,
    ],
    ['that an ADMIN applies to others', admin, { groups: [], members: [all[0]!, member('dev', 'ADMIN')] }, undefined],
  ] as const satisfies readonly (readonly [string, AccessEditor, object, string | undefined])[])(
    '%s',
    (_, by, change, code) => {
      expect(refusal(by, change as Partial<AccessDocument>)).toBe(code)
    },
  )

  it('that resumes someone with more than who applies it', () => {
    const more = {
      ...now,
      groups: [...now.groups, { name: 'More', permissions: ['lifts' as const], members: ['bo@a.example'] }],
    }
    const wanted = normalizedDocument({
      organization: 'A',
      groups: more.groups.map(group => ({
        ...group,
        permissions: [...group.permissions],
        members: [...group.members],
      })),
      members: [all[0]!, member('bo', 'USER'), all[2]!],
    })
    expect(accessRefusal(clerk, more, wanted, planAccess(more, wanted))?.code).toBe('beyond-own-permissions')
  })

  it('that would leave no active ADMIN, as who applies it has been one until now', () => {
    const was = { ...admin, email: 'eve@a.example' }
    const wanted = normalizedDocument({ organization: 'A', groups: [days], members: others })
    expect(accessRefusal(was, now, wanted, planAccess(now, wanted))?.code).toBe('last-admin')
  })
})
