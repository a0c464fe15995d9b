import type { AccessStatus, Role } from '@liftwatch/core/contract/accounts/organizations'
import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import { staleRefusal } from '@liftwatch/core/domain/last-change'
import { gainedPermissions } from '@liftwatch/core/domain/member-gains'
import { changeMemberRefusal } from '@liftwatch/core/domain/members'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { lockOwnOrganization, type MemberCall } from '../actions/own-organization'
import type { Database } from '../db/connect'
import { editOf, type Member } from '../http/caller'
import { listGroupsOfMember, setGroupsOfMember, type GrantingGroup } from '../queries/group-members'
import { findIn } from '../queries/list-query'
import { countOtherAdmins, deleteMemberships, isAccountActive, memberList, saveMembership } from '../queries/members'
import type { NewNotice } from '../queries/notices'

/** What a membership is: role, status and groups. */
interface Membership {
  readonly role: Role
  readonly status: AccessStatus
  readonly groups: readonly GrantingGroup[]
}

export interface MemberToChange extends Membership {
  readonly row: MemberRow
}

/** As it is to be; nothing where the membership ends. */
type Change = (tx: Database, before: MemberToChange) => Membership | undefined | Promise<Membership | undefined>

/** Says that the members of an organisation have changed. */
export function memberNotices(organizationId: string, userIds: readonly string[]): NewNotice[] {
  const [only] = userIds
  if (only === undefined) return []
  return [{ kind: 'users', subjectId: userIds.length === 1 ? only : null, count: userIds.length, organizationId }]
}

async function findMember(tx: Database, { organization }: Member, id: string): Promise<MemberToChange | undefined> {
  const row = await findIn(tx, memberList({ organization }), id)
  if (!row) return undefined
  const { role, status } = row
  return { row, role, status, groups: await listGroupsOfMember(tx, organization.id, id) }
}

const accessOf = ({ role, status, groups }: Membership) => ({
  role,
  status,
  groupPermissions: groups.flatMap(({ permissions }) => permissions),
})

/** Errors: own-user, no-permission, last-admin, beyond-own-permissions. */
async function refuseChange(
  tx: Database,
  caller: Member,
  before: MemberToChange,
  after: Membership | undefined,
): Promise<void> {
  const { row } = before
  const refusal = changeMemberRefusal(
    caller,
    { ...row, status: (await isAccountActive(tx, row.id)) ? row.status : 'INACTIVE' },
    {
      after,
      gains: after ? gainedPermissions(caller, accessOf(before), accessOf(after)) : [],
      otherAdmins: await countOtherAdmins(tx, caller.organization.id, row.id),
    },
  )
  throwIfRefused(refusal)
}

const namesOf = (groups: Membership['groups']) => groups.map(({ name }) => name)

function isSame(one: Membership, other: Membership): boolean {
  const [names, others] = [namesOf(one.groups), namesOf(other.groups)]
  return (
    one.role === other.role &&
    one.status === other.status &&
    names.toSorted().join('\n') === others.toSorted().join('\n')
  )
}

async function save(tx: Database, call: MemberCall, id: string, after: Membership | undefined) {
  const edit = editOf(call)
  const { id: organizationId } = call.caller.organization
  const groupIds = after?.groups.map(group => group.id) ?? []
  await setGroupsOfMember(tx, organizationId, id, groupIds, edit)
  if (after) await saveMembership(tx, organizationId, id, after, edit)
  else await deleteMemberships(tx, organizationId, [id])
}

/** What the audit trail keeps: who it is, and what of the membership was replaced by what. */
function detailOf({ row, ...before }: MemberToChange, after: Membership | undefined) {
  const { nickname: name, email } = row
  if (!after) return { name, email }
  const said = ({ role, status, groups }: Membership) => ({ role, status, groups: namesOf(groups) })
  return { name, email, before: said(before), after: said(after) }
}

/**
 * Changes members of the caller's organisation, all of them or none, and answers how many were not so before.
 * Errors: not-found, own-user, no-permission, last-admin, beyond-own-permissions, changed-meanwhile, and those of the change.
 * @param isMemberNeeded whether an id that is no member is an error, and not one for whom nothing is left to do
 * @param from of an edit: the change after which the member was read
 */
export function changeMembers(
  call: MemberCall,
  ids: readonly string[],
  change: Change,
  { isMemberNeeded = true, from }: { readonly isMemberNeeded?: boolean; readonly from?: number | undefined } = {},
): Promise<number> {
  const { id: organizationId } = call.caller.organization
  return act(call, async tx => {
    const caller = await lockOwnOrganization(tx, call)
    const entries: { subjectId: string; detail: Record<string, unknown> }[] = []
    for (const id of new Set(ids)) {
      const before = await findMember(tx, caller, id)
      if (!before && isMemberNeeded) throw new AppError('not-found')
      if (!before) continue
      const after = await change(tx, before)
      await refuseChange(tx, caller, before, after)
      if (after && isSame(before, after)) continue
      throwIfRefused(staleRefusal(before.row, from))
      await save(tx, call, id, after)
      entries.push({ subjectId: id, detail: detailOf(before, after) })
    }
    const notices = memberNotices(
      organizationId,
      entries.map(({ subjectId }) => subjectId),
    )
    return { answer: entries.length, entries, notices, changesAccess: entries.length > 0 }
  })
}
