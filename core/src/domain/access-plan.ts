import type { AccessChange, AccessDocument } from '../contract/accounts/access'
import type { Permission } from '../contract/accounts/permissions'
import type { AccessState, DescribedGroup, DescribedInvitation, DescribedMember } from './access-document'

/** What a group grants, or who is in it. */
interface OfGroup<Name extends 'permission' | 'email', Value> {
  readonly added: readonly (Readonly<Record<Name, Value>> & { readonly group: string })[]
  readonly removed: readonly (Readonly<Record<Name, Value>> & { readonly group: string })[]
}

interface Replaced<Item> {
  readonly before: Item
  readonly after: Item
}

/** All that leads from an organisation's access to that of a document. What goes with a group or a member that is removed is not named. */
export interface AccessPlan {
  readonly groups: { readonly added: readonly string[]; readonly removed: readonly string[] }
  readonly permissions: OfGroup<'permission', Permission>
  readonly groupMembers: OfGroup<'email', string>
  readonly members: {
    readonly changed: readonly Replaced<DescribedMember>[]
    readonly removed: readonly DescribedMember[]
  }
  readonly invitations: {
    readonly added: readonly DescribedInvitation[]
    readonly replaced: readonly Replaced<DescribedInvitation>[]
    readonly revoked: readonly DescribedInvitation[]
  }
}

function without<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  const left = new Set(others)
  return items.filter(item => !left.has(item))
}

function isSameInvitation(one: DescribedInvitation, other: DescribedInvitation): boolean {
  const isWithin = without(one.groups, other.groups).length === 0 && without(other.groups, one.groups).length === 0
  return one.role === other.role && isWithin
}

/** The names of the groups of each address. */
export function groupsByEmail(groups: readonly DescribedGroup[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { name, members } of groups)
    for (const email of members) found.set(email, [...(found.get(email) ?? []), name])
  return found
}

function planGroups(state: AccessState, document: AccessDocument, isMember: (email: string) => boolean) {
  const before = new Map(state.groups.map(group => [group.name, group]))
  const after = new Map(document.groups.map(group => [group.name, group]))
  const both = [...after.values()].map(group => ({
    group: group.name,
    now: before.get(group.name) ?? { permissions: [], members: [] },
    wanted: { permissions: group.permissions, members: group.members.filter(isMember) },
  }))
  // Who is removed leaves all groups with the membership.
  const stay = new Set(document.members.map(({ email }) => email))
  return {
    groups: {
      added: [...after.keys()].filter(name => !before.has(name)),
      removed: [...before.keys()].filter(name => !after.has(name)),
    },
    permissions: {
      added: both.flatMap(({ group, now, wanted }) =>
        without(wanted.permissions, now.permissions).map(permission => ({ group, permission })),
      ),
      removed: both.flatMap(({ group, now, wanted }) =>
        without(now.permissions, wanted.permissions).map(permission => ({ group, permission })),
      ),
    },
    groupMembers: {
      added: both.flatMap(({ group, now, wanted }) =>
        without(wanted.members, now.members).map(email => ({ group, email })),
      ),
      removed: both.flatMap(({ group, now, wanted }) =>
        without(now.members, wanted.members).flatMap(email => (stay.has(email) ? [{ group, email }] : [])),
      ),
    },
  }
}

function planInvitations(state: AccessState, document: AccessDocument, isMember: (email: string) => boolean) {
  const groupsOf = groupsByEmail(document.groups)
  // Someone who is to be suspended before they have joined is not invited.
  const wanted = document.members.flatMap(({ email, role, status }): DescribedInvitation[] =>
    isMember(email) || status === 'INACTIVE' ? [] : [{ email, role, groups: groupsOf.get(email) ?? [] }],
  )
  const open = new Map(state.invited.map(invitation => [invitation.email, invitation]))
  const wantedEmails = new Set(wanted.map(({ email }) => email))
  return {
    added: wanted.filter(({ email }) => !open.has(email)),
    replaced: wanted.flatMap(after => {
      const before = open.get(after.email)
      return before && !isSameInvitation(before, after) ? [{ before, after }] : []
    }),
    revoked: state.invited.filter(({ email }) => !wantedEmails.has(email)),
  }
}

/** What has to change for an organisation's access to be that of a document. */
export function planAccess(state: AccessState, document: AccessDocument): AccessPlan {
  const members = new Map(state.members.map(member => [member.email, member]))
  const wanted = new Set(document.members.map(({ email }) => email))
  const isMember = (email: string) => members.has(email)
  return {
    ...planGroups(state, document, isMember),
    members: {
      changed: document.members.flatMap(after => {
        const before = members.get(after.email)
        const isSame = before?.role === after.role && before.status === after.status
        return before && !isSame ? [{ before, after }] : []
      }),
      removed: state.members.filter(({ email }) => !wanted.has(email)),
    },
    invitations: planInvitations(state, document, isMember),
  }
}

function memberDetail({ before, after }: Replaced<DescribedMember>): string {
  const facts = [
    [before.role, after.role],
    [before.status, after.status],
  ] as const
  return facts.flatMap(([was, is]) => (was === is ? [] : [`${was} → ${is}`])).join(', ')
}

function invitationText({ role, groups }: DescribedInvitation): string {
  return groups.length > 0 ? `${role}: ${groups.join(', ')}` : role
}

/** A plan as lines to read, groups first. */
export function linesOfPlan({ groups, permissions, groupMembers, members, invitations }: AccessPlan): AccessChange[] {
  const line = (sign: AccessChange['sign'], kind: AccessChange['kind'], subject: string, detail = '') => ({
    sign,
    kind,
    subject,
    detail,
  })
  return [
    ...groups.removed.map(name => line('-', 'group', name)),
    ...groups.added.map(name => line('+', 'group', name)),
    ...permissions.removed.map(({ group, permission }) => line('-', 'permission', group, permission)),
    ...permissions.added.map(({ group, permission }) => line('+', 'permission', group, permission)),
    ...members.removed.map(({ email }) => line('-', 'member', email)),
    ...members.changed.map(change => line('~', 'member', change.after.email, memberDetail(change))),
    ...groupMembers.removed.map(({ group, email }) => line('-', 'group-member', group, email)),
    ...groupMembers.added.map(({ group, email }) => line('+', 'group-member', group, email)),
    ...invitations.revoked.map(({ email }) => line('-', 'invitation', email)),
    ...invitations.replaced.map(({ before, after }) =>
      line('~', 'invitation', after.email, `${invitationText(before)} → ${invitationText(after)}`),
    ),
    ...invitations.added.map(one => line('+', 'invitation', one.email, invitationText(one))),
  ]
}
