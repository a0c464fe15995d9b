import type { AccessDocument } from '../contract/accounts/access'
import type { Role } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { Refusal } from '../errors'
import { groupsByEmail, type AccessPlan } from './access-plan'
import type { AccessState, DescribedGroup } from './access-document'
import { grantRefusal } from './grants'
import { gainedPermissions, givenPermissions } from './member-gains'
import { isProtected } from './permissions'
import { roleRefusal } from './roles'

/** Who applies a document, with what they may do in this very call. */
export interface AccessEditor {
  /** Null for a service account, which no document names. */
  readonly email: string | null
  /** The names of the groups that they are in. */
  readonly groups: readonly string[]
  readonly role: Role
  readonly organization: { readonly name: string }
  readonly organizationPermissions: readonly Permission[]
  readonly permissions: ReadonlySet<Permission>
}

type Rule = Refusal | undefined

function firstOf<Item>(items: Iterable<Item>, refusalOf: (item: Item) => Rule): Rule {
  for (const item of items) {
    const refusal = refusalOf(item)
    if (refusal) return refusal
  }
  return undefined
}

/**
 * Why a document cannot be anyone's access.
 * Errors: name-taken {name}, protected-permission {name}, unknown-group-member {email, group}, groups-for-user-alone.
 */
function documentRefusal({ groups, members }: AccessDocument): Rule {
  const roles = new Map(members.map(({ email, role }) => [email, role]))
  const names = new Set<string>()
  return firstOf(groups, ({ name, permissions, members: emails }): Rule => {
    if (names.has(name)) return { code: 'name-taken', params: { name } }
    names.add(name)
    const fixed = permissions.find(isProtected)
    if (fixed) return { code: 'protected-permission', params: { name: fixed } }
    return firstOf(emails, (email): Rule => {
      if (!roles.has(email)) return { code: 'unknown-group-member', params: { email, group: name } }
      return roles.get(email) === 'USER' ? undefined : { code: 'groups-for-user-alone' }
    })
  })
}

/** Why it is not for who applies it to apply: it changes what they may do themselves. Errors: own-group {name}, own-user. */
function ownRefusal(by: AccessEditor, plan: AccessPlan): Rule {
  const touched = new Set([
    ...plan.groups.removed,
    ...[plan.permissions, plan.groupMembers].flatMap(({ added, removed }) =>
      [...added, ...removed].map(({ group }) => group),
    ),
  ])
  const changed = by.role === 'ADMIN' ? undefined : by.groups.find(name => touched.has(name))
  if (changed !== undefined) return { code: 'own-group', params: { name: changed } }
  const { members, groupMembers } = plan
  const emails = [
    ...members.removed.map(({ email }) => email),
    ...members.changed.map(({ after }) => after.email),
    ...[...groupMembers.added, ...groupMembers.removed].map(({ email }) => email),
  ]
  return by.email !== null && emails.includes(by.email) ? { code: 'own-user' } : undefined
}

/** Of each address, what its groups grant. */
function grantedByEmail(groups: readonly DescribedGroup[]): (email: string) => Permission[] {
  const permissions = new Map(groups.map(({ name, permissions: granted }) => [name, granted]))
  const names = groupsByEmail(groups)
  return email => (names.get(email) ?? []).flatMap(name => permissions.get(name) ?? [])
}

/** Why it would give what is not theirs to give. Errors: no-permission, beyond-own-permissions {permissions}. */
function givingRefusal(by: AccessEditor, state: AccessState, document: AccessDocument, plan: AccessPlan): Rule {
  const { members, permissions, invitations } = plan
  const roles = [...members.removed, ...members.changed.flatMap(({ before, after }) => [before, after])]
  const invited = [...invitations.added, ...invitations.replaced.map(({ after }) => after)]
  const before = grantedByEmail(state.groups)
  const after = grantedByEmail(document.groups)
  const wanted = new Map(document.members.map(member => [member.email, member]))
  return (
    firstOf([...roles, ...invited], ({ role }) => roleRefusal(by.role, role)) ??
    grantRefusal(by, [...new Set(permissions.added.map(({ permission }) => permission))]) ??
    firstOf(state.members, member => {
      const then = wanted.get(member.email)
      if (!then) return undefined
      const had = { ...member, groupPermissions: before(member.email) }
      return grantRefusal(by, gainedPermissions(by, had, { ...then, groupPermissions: after(member.email) }))
    }) ??
    firstOf(invited, ({ email, role }) => grantRefusal(by, givenPermissions(by, role, after(email))))
  )
}

/**
 * Why an organisation would be without an active ADMIN. Errors: last-admin {name}.
 * @param admins the addresses of its active ADMINs whose accounts can be used
 */
function lastAdminRefusal(admins: readonly string[], { members }: AccessPlan): Rule {
  const [name] = admins
  const lost = new Set([
    ...members.removed.map(({ email }) => email),
    ...members.changed.flatMap(({ after }) =>
      after.role === 'ADMIN' && after.status === 'ACTIVE' ? [] : [after.email],
    ),
  ])
  return name !== undefined && admins.every(email => lost.has(email))
    ? { code: 'last-admin', params: { name } }
    : undefined
}

/**
 * Why a document is not applied: the rules are those of the single changes, and one that is refused refuses all.
 * Errors: other-document {named, name}, and those of the rules above.
 */
export function accessRefusal(
  by: AccessEditor,
  state: AccessState & { readonly admins: readonly string[] },
  document: AccessDocument,
  plan: AccessPlan,
): Rule {
  const { name } = by.organization
  if (document.organization !== name) return { code: 'other-document', params: { named: document.organization, name } }
  return (
    documentRefusal(document) ??
    ownRefusal(by, plan) ??
    givingRefusal(by, state, document, plan) ??
    lastAdminRefusal(state.admins, plan)
  )
}
