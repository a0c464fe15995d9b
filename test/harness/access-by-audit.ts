import { sql } from 'drizzle-orm'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import { listRows } from '../../server/src/queries/rows'
import type { AccessNow, MemberNow } from './access-now'
import type { TestServer } from './server'

/** What the audit trail keeps of the several calls, each of them some of it. */
interface Detail {
  readonly name: string
  readonly email: string
  readonly permissions: string[]
  readonly members: string[]
  readonly invited: string[]
  readonly role: Role
  readonly groups?: string[]
  readonly after: MemberNow & { readonly groups: string[] }
}

interface Entry {
  readonly action: string
  readonly subjectId: string
  readonly detail: Detail
}

/** An organisation's access, from how it was, by what the audit trail says alone. */
export async function accessByAudit(
  server: TestServer,
  organizationId: string,
  { members, groups }: AccessNow,
): Promise<AccessNow> {
  const entries = await listRows<Entry>(
    server.db,
    sql`SELECT action, subject_id AS "subjectId", detail FROM audit
      WHERE organization_id = ${organizationId} AND action NOT IN ('organizations.select', 'userTokens.create', 'access.refused')
      ORDER BY at, id`,
  )
  const invited = new Map<string, { role: Role; groups?: string[] }>()
  const setGroups = (email: string, names: readonly string[]) => {
    for (const group of groups.values()) group.members[names.includes(group.name) ? 'add' : 'delete'](email)
  }
  const tell: Record<string, (entry: Entry) => void> = {
    'groups.create': ({ subjectId, detail }) =>
      groups.set(subjectId, { name: detail.name, permissions: new Set(), members: new Set() }),
    'groups.remove': ({ subjectId }) => groups.delete(subjectId),
    'groups.addPermissions': ({ subjectId, detail }) =>
      detail.permissions.forEach(one => groups.get(subjectId)!.permissions.add(one)),
    'groups.removePermissions': ({ subjectId, detail }) =>
      detail.permissions.forEach(one => groups.get(subjectId)!.permissions.delete(one)),
    'groups.addMembers': ({ subjectId, detail }) =>
      detail.members.forEach(one => groups.get(subjectId)!.members.add(one)),
    'groups.removeMembers': ({ subjectId, detail }) =>
      detail.members.forEach(one => groups.get(subjectId)!.members.delete(one)),
    'users.remove': ({ detail }) => {
      members.delete(detail.email)
      setGroups(detail.email, [])
    },
    'accounts.invite': ({ detail }) => detail.invited.forEach(email => invited.set(email, detail)),
    'invitations.tryJoin': ({ detail }) => {
      const { role: own, groups: names = [] } = invited.get(detail.email)!
      members.set(detail.email, { role: own, status: 'ACTIVE' })
      setGroups(detail.email, names)
    },
  }
  const change = ({ detail }: Entry) => {
    const { role: own, status, groups: names } = detail.after
    members.set(detail.email, { role: own, status })
    setGroups(detail.email, names)
  }
  for (const entry of entries) (tell[entry.action] ?? change)(entry)
  return { members, groups }
}
