import { v7 as newId } from 'uuid'
import type { AccessPlan } from '@liftwatch/core/domain/access-plan'
import { writeInvitations } from '../accounts/write-invitations'
import type { Database } from '../db/connect'
import { editOf, type Member } from '../http/caller'
import {
  deleteGroupGrants,
  deleteGroupPlaces,
  deletePlacesOf,
  insertGroupGrants,
  insertGroupPlaces,
  insertGroups,
  saveMemberships,
} from '../queries/access'
import { listUsersOfGroups, touchGroups } from '../queries/group-members'
import { deleteGroups } from '../queries/groups'
import { revokeInvitations } from '../queries/invitations'
import type { NewMail } from '../queries/mails'
import { deleteMemberships, touchMemberships } from '../queries/members'
import type { KnownAccess } from './read-access'

interface Applying {
  readonly caller: Member
  readonly publicUrl: string
  readonly at: number
}

/** The groups whose permissions or members a plan changes. */
function touchedGroups({ permissions, groupMembers }: AccessPlan): string[] {
  const lists = [permissions.added, permissions.removed, groupMembers.added, groupMembers.removed]
  return [...new Set(lists.flatMap(list => list.map(({ group }) => group)))]
}

/** Does what a plan says, in a few statements however long it is; answers the mails to those who are invited. */
export async function applyAccess(
  tx: Database,
  { caller, publicUrl, at }: Applying,
  known: KnownAccess,
  plan: AccessPlan,
): Promise<NewMail[]> {
  const { organization } = caller
  const { groups, permissions, groupMembers, members, invitations } = plan
  const added = groups.added.map(name => ({ id: newId(), name }))
  const newIds = new Map(added.map(({ id, name }) => [name, id]))
  const groupIdOf = (name: string) => newIds.get(name) ?? known.groupIds.get(name)!
  const userIdOf = ({ email }: { readonly email: string }) => known.userIds.get(email)!
  const grantOf = ({ group, permission }: (typeof permissions.added)[number]) => ({
    groupId: groupIdOf(group),
    permission,
  })
  const placeOf = ({ group, email }: (typeof groupMembers.added)[number]) => ({
    groupId: groupIdOf(group),
    userId: userIdOf({ email }),
  })
  const edit = editOf({ caller, at })
  const removed = groups.removed.map(groupIdOf)
  await touchMemberships(tx, organization.id, await listUsersOfGroups(tx, removed), edit)
  await deleteGroups(tx, removed)
  await insertGroups(tx, organization.id, added, edit)
  await deleteGroupGrants(tx, permissions.removed.map(grantOf))
  await insertGroupGrants(tx, permissions.added.map(grantOf))
  const leaving = members.removed.map(userIdOf)
  await deletePlacesOf(tx, organization.id, leaving)
  await deleteMemberships(tx, organization.id, leaving)
  await saveMemberships(
    tx,
    organization.id,
    members.changed.map(({ after }) => ({ userId: userIdOf(after), role: after.role, status: after.status })),
    edit,
  )
  await deleteGroupPlaces(tx, groupMembers.removed.map(placeOf))
  await insertGroupPlaces(tx, groupMembers.added.map(placeOf))
  await touchGroups(tx, touchedGroups(plan).map(groupIdOf), edit)
  await touchMemberships(tx, organization.id, [...groupMembers.added, ...groupMembers.removed].map(userIdOf), edit)
  const revoked = invitations.revoked.map(({ email }) => known.invitationIds.get(email)!)
  await revokeInvitations(tx, revoked, at)
  const invited = [...invitations.replaced.map(({ after }) => after), ...invitations.added]
  const people = invited.map(({ email, role, groups: names }) => ({ email, role, groupIds: names.map(groupIdOf) }))
  return writeInvitations(tx, { caller, organization, publicUrl, at }, people)
}
