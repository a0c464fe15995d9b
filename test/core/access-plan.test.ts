import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccessDocument } from '@liftwatch/core/contract/accounts/access'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { documentOf, normalizedDocument, type AccessState } from '@liftwatch/core/domain/access-document'
import { linesOfPlan, planAccess, type AccessPlan } from '@liftwatch/core/domain/access-plan'

const emails = ['adela@a.example', 'bo@a.example', 'cai@a.example', 'dev@a.example', 'eve@a.example']
const permissions: Permission[] = ['rbe', 'rbe.write', 'lifts', 'building', 'user.write']
const role = fc.constantFrom('ADMIN' as const, 'SUPERUSER' as const, 'USER' as const)

/** A document in which everyone in a group is a member of the role USER, as the rules want it. */
const document = fc
  .record({
    members: fc.uniqueArray(
      fc.record({
        email: fc.constantFrom(...emails, 'Bo@A.example', 'fay@a.example'),
        role,
        status: fc.constantFrom('ACTIVE' as const, 'INACTIVE' as const),
      }),
      { selector: ({ email }) => email.toLowerCase() },
    ),
    groups: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('Days', 'Nights', 'Desk'),
        permissions: fc.array(fc.constantFrom(...permissions), { maxLength: 4 }),
        members: fc.subarray(emails),
      }),
      { selector: ({ name }) => name },
    ),
  })
  .map(({ members, groups }): AccessDocument => {
    const users = new Set(members.flatMap(({ email, role: own }) => (own === 'USER' ? [email.toLowerCase()] : [])))
    return {
      organization: 'A',
      members,
      groups: groups.map(group => ({ ...group, members: group.members.filter(email => users.has(email)) })),
    }
  })

/** An organisation's access: that of a document, some of whose members have only been invited. */
const state = fc.tuple(document, fc.subarray(emails)).map(([given, notYet]): AccessState => {
  const { groups, members } = normalizedDocument(given)
  const isInvited = (email: string) => notYet.includes(email)
  return {
    groups: groups.map(group => ({ ...group, members: group.members.filter(email => !isInvited(email)) })),
    members: members.filter(({ email }) => !isInvited(email)),
    invited: members.flatMap(({ email, role: own }) =>
      isInvited(email)
        ? [{ email, role: own, groups: groups.flatMap(group => (group.members.includes(email) ? [group.name] : [])) }]
        : [],
    ),
  }
})

/** What a plan says, done to a state. */
function applied({ groups, members, invited }: AccessState, plan: AccessPlan): AccessState {
  const left = new Set(plan.members.removed.map(({ email }) => email))
  const changes = new Map(plan.members.changed.map(({ after }) => [after.email, after]))
  const gone = new Set(plan.invitations.revoked.map(({ email }) => email))
  const replaced = new Map(plan.invitations.replaced.map(({ after }) => [after.email, after]))
  const all = [...groups, ...plan.groups.added.map(name => ({ name, permissions: [], members: [] }))]
  const inGroup = <Row extends { group: string }>(rows: readonly Row[], name: string) =>
    rows.filter(({ group }) => group === name)
  return {
    groups: all
      .filter(({ name }) => !plan.groups.removed.includes(name))
      .map(({ name, permissions: granted, members: inside }) => {
        const taken = new Set(inGroup(plan.permissions.removed, name).map(({ permission }) => permission))
        const out = new Set(inGroup(plan.groupMembers.removed, name).map(({ email }) => email))
        return {
          name,
          permissions: [
            ...granted.filter(permission => !taken.has(permission)),
            ...inGroup(plan.permissions.added, name).map(({ permission }) => permission),
          ],
          members: [
            ...inside.filter(email => !out.has(email) && !left.has(email)),
            ...inGroup(plan.groupMembers.added, name).map(({ email }) => email),
          ],
        }
      }),
    members: members.filter(({ email }) => !left.has(email)).map(member => changes.get(member.email) ?? member),
    invited: [
      ...invited.filter(({ email }) => !gone.has(email)).map(one => replaced.get(one.email) ?? one),
      ...plan.invitations.added,
    ],
  }
}

/** Without those who would be suspended before they have joined: they are neither invited nor members. */
function reachable(given: AccessDocument, { members }: AccessState): AccessDocument {
  const { organization, groups, members: wanted } = normalizedDocument(given)
  const isMember = (email: string) => members.some(member => member.email === email)
  const left = wanted.filter(({ email, status }) => status === 'ACTIVE' || isMember(email))
  const emailsLeft = new Set(left.map(({ email }) => email))
  return {
    organization,
    members: left,
    groups: groups.map(({ name, permissions: granted, members: inside }) => ({
      name,
      permissions: granted,
      members: inside.filter(email => emailsLeft.has(email)),
    })),
  }
}

describe('a plan', () => {
  it('leads to the document that it was made for, and from there nowhere', () => {
    fc.assert(
      fc.property(state, document, (before, given) => {
        const after = applied(before, planAccess(before, normalizedDocument(given)))
        expect(documentOf('A', after)).toEqual(reachable(given, before))
        expect(linesOfPlan(planAccess(after, normalizedDocument(given)))).toEqual([])
      }),
    )
  })

  it('of the document that was exported is empty', () => {
    fc.assert(
      fc.property(state, before => {
        expect(linesOfPlan(planAccess(before, documentOf('A', before)))).toEqual([])
      }),
    )
  })

  it('is read line by line', () => {
    const before: AccessState = {
      groups: [
        { name: 'Days', permissions: ['rbe'], members: ['bo@a.example'] },
        { name: 'Desk', permissions: ['rbe'], members: ['bo@a.example'] },
      ],
      members: [
        { email: 'adela@a.example', role: 'ADMIN', status: 'ACTIVE' },
        { email: 'bo@a.example', role: 'USER', status: 'ACTIVE' },
        { email: 'cai@a.example', role: 'USER', status: 'ACTIVE' },
      ],
      invited: [{ email: 'dev@a.example', role: 'USER', groups: ['Days'] }],
    }
    const wanted = normalizedDocument({
      organization: 'A',
      groups: [
        { name: 'Days', permissions: ['lifts.write'], members: ['dev@a.example'] },
        { name: 'Nights', permissions: [], members: ['dev@a.example'] },
      ],
      members: [
        { email: 'adela@a.example', role: 'ADMIN', status: 'ACTIVE' },
        { email: 'bo@a.example', role: 'SUPERUSER', status: 'INACTIVE' },
        { email: 'dev@a.example', role: 'USER', status: 'ACTIVE' },
        { email: 'eve@a.example', role: 'ADMIN', status: 'ACTIVE' },
      ],
    })
    const lines = linesOfPlan(planAccess(before, wanted))
    expect(lines.map(({ sign, kind, subject, detail }) => `${sign} ${kind} ${subject} ${detail}`.trim())).toEqual([
      '- group Desk',
      '+ group Nights',
      '- permission Days rbe',
      '+ permission Days lifts',
      '+ permission Days lifts.write',
      '- member cai@a.example',
      '~ member bo@a.example USER → SUPERUSER, ACTIVE → INACTIVE',
      '- group-member Days bo@a.example',
      '~ invitation dev@a.example USER: Days → USER: Days, Nights',
      '+ invitation eve@a.example ADMIN',
    ])
  })
})
