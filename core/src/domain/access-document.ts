import type { AccessDocument } from '../contract/accounts/access'
import type { AccessStatus, Role } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import { withNeeded } from './permissions'

/** A group by its name, with the addresses of who is in it. */
export interface DescribedGroup {
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly members: readonly string[]
}

/** A member by the address. */
export interface DescribedMember {
  readonly email: string
  readonly role: Role
  readonly status: AccessStatus
}

/** Someone who is to become a member, with the names of the groups to be in. */
export interface DescribedInvitation {
  readonly email: string
  readonly role: Role
  readonly groups: readonly string[]
}

/** An organisation's access as it is. */
export interface AccessState {
  readonly groups: readonly DescribedGroup[]
  readonly members: readonly DescribedMember[]
  /** The open invitations of those who are no members. */
  readonly invited: readonly DescribedInvitation[]
}

function unique<Item extends string>(items: readonly Item[]): Item[] {
  return [...new Set(items)].toSorted()
}

function byName<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

/**
 * A document in the one form in which two are compared: in order, nothing twice, addresses in lower case, and with each permission
 * what it needs.
 */
export function normalizedDocument({ organization, groups, members }: AccessDocument): AccessDocument {
  const ordered = groups.map(group => ({
    name: group.name,
    permissions: unique(withNeeded(group.permissions)),
    members: unique(group.members.map(email => email.toLowerCase())),
  }))
  return {
    organization,
    groups: byName(ordered, ({ name }) => name),
    members: byName(
      members.map(member => ({ ...member, email: member.email.toLowerCase() })),
      ({ email }) => email,
    ),
  }
}

/** An organisation's access as a document; who is invited is in it as they will be once they join. */
export function documentOf(organization: string, { groups, members, invited }: AccessState): AccessDocument {
  return normalizedDocument({
    organization,
    groups: groups.map(({ name, permissions, members: emails }) => ({
      name,
      permissions: [...permissions],
      members: [...emails, ...invited.flatMap(one => (one.groups.includes(name) ? [one.email] : []))],
    })),
    members: [...members, ...invited.map(({ email, role }) => ({ email, role, status: 'ACTIVE' as const }))],
  })
}
