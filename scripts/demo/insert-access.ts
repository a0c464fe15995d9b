import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { dayMs, inviteLinkDays } from '@liftwatch/core/limits'
import type { Database } from '../../server/src/db/connect'
import { hashToken, newToken } from '../../server/src/http/token'
import { addGroupMembers } from '../../server/src/queries/group-members'
import { addGroupPermissions, insertGroup } from '../../server/src/queries/groups'
import type { Edit } from '../../server/src/queries/last-edit'
import { insertInvitations } from '../../server/src/queries/invitations'
import { ensureOrganization } from '../../server/src/queries/organizations'
import { demoGroupCouncil, demoSuspendedVendor } from './people'
import type { DemoLogin } from './users'

interface DemoGroup {
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly members: readonly string[]
}

const groups: readonly DemoGroup[] = [
  {
    name: 'Night shift',
    permissions: ['lift-fault', 'lift-fault.write', 'passenger-trap', 'passenger-trap.write', 'lifts'],
    members: ['night@demo.liftwatch', 'away@demo.liftwatch'],
  },
  { name: 'Reports', permissions: ['mcr', 'mbr', 'plr', 'mptr'], members: ['reports@demo.liftwatch'] },
  { name: 'Visitors', permissions: ['lifts', 'building'], members: [] },
]

/** How many days ago each was sent, and after how many more it was used or revoked. */
const invitations = [
  { email: 'night@demo.liftwatch', role: 'USER', group: 'Night shift', sentDays: 40, usedDays: 1 },
  { email: 'daniel@demo.liftwatch', role: 'USER', group: 'Reports', sentDays: 20 },
  { email: 'hafiz@demo.liftwatch', role: 'SUPERUSER', sentDays: 3, revokedDays: 1 },
  { email: 'mei@demo.liftwatch', role: 'USER', group: 'Visitors', sentDays: 1 },
] as const

async function insertGroups(
  tx: Database,
  organizationId: string,
  idOf: (name: string) => string,
  edit: Edit,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const { name, permissions, members } of groups) {
    const id = newId()
    ids.set(name, id)
    await insertGroup(tx, { id, organizationId, name, updatedAt: edit.at })
    await addGroupPermissions(tx, id, permissions, edit)
    await addGroupMembers(tx, id, members.map(idOf))
  }
  return ids
}

/** Makes what there is to administer: groups, invitations that are open, used, revoked and too old, and a suspended vendor. */
export async function insertAccess(tx: Database, logins: readonly DemoLogin[], at: number): Promise<void> {
  const loginOf = (name: string) => logins.find(login => login.name === name)!
  const idOf = (name: string) => loginOf(name).id
  const { id, nickname: name } = loginOf('council@demo.liftwatch')
  const { id: organizationId } = await ensureOrganization(tx, demoGroupCouncil, 'TOWN_COUNCIL', at)
  const groupIds = await insertGroups(tx, organizationId, idOf, { by: { id, name }, at })
  await insertInvitations(
    tx,
    invitations.map(({ email, role, sentDays, ...course }) => {
      const createdAt = at - sentDays * dayMs
      const endOf = (days: number | undefined) => (days === undefined ? null : createdAt + days * dayMs)
      return {
        id: newId({ msecs: createdAt }),
        tokenHash: hashToken(newToken()),
        organizationId,
        email,
        role,
        groupIds: 'group' in course ? [groupIds.get(course.group)!] : [],
        invitedBy: id,
        createdAt,
        expiresAt: createdAt + inviteLinkDays * dayMs,
        usedAt: endOf('usedDays' in course ? course.usedDays : undefined),
        revokedAt: endOf('revokedDays' in course ? course.revokedDays : undefined),
      }
    }),
  )
  await tx.execute(sql`UPDATE organization SET status = 'INACTIVE' WHERE name = ${demoSuspendedVendor}`)
}
