import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invitationStatus, type InvitationRow } from '@liftwatch/core/contract/accounts/invitations'
import { organizationType, type OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import { invitationStatusAt } from '@liftwatch/core/domain/invitations'
import { assignAgent } from '../../scripts/demo/assign-agent'
import { demoBlocks } from '../../scripts/demo/blocks'
import { demoFileIn } from '../../scripts/demo/file'
import { insertAccess } from '../../scripts/demo/insert-access'
import { insertAuditEntries } from '../../scripts/demo/insert-audit-entries'
import { insertHistory } from '../../scripts/demo/insert-history'
import { insertDemoUsers, type DemoLogin } from '../../scripts/demo/users'
import { introduction } from '../../scripts/start/introduction'
import { connect, type Connection } from '../../server/src/db/connect'
import { inTransaction } from '../../server/src/db/transaction'
import { importEstate } from '../../server/src/estate/import-estate'
import { listRows } from '../../server/src/queries/rows'
import { findScope, inScope } from '../../server/src/queries/scope'
import { createTestDatabase, type TestDatabase } from '../harness/database'

const at = Date.UTC(2026, 10, 20)
let database: TestDatabase
let connection: Connection
let logins: DemoLogin[]

/** Some blocks of each council, with their history and the people who handled it. */
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect({ connectionString: database.url }, 2, () => {})
  await inTransaction(connection.db, async tx => {
    await importEstate(
      tx,
      demoBlocks().filter((_, index) => index % 20 === 0),
      at,
    )
    logins = await insertDemoUsers(tx, at)
    await assignAgent(tx, at)
    await insertAccess(tx, logins, at)
    await insertHistory(tx, at)
    await insertAuditEntries(tx)
  })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

it("the demo's audit trail has in each organisation only what was done to lifts that it sees", async () => {
  const { db } = connection
  const organizations = await listRows<{ id: string; type: OrganizationType; entries: number }>(
    db,
    sql`SELECT organization.id, type, count(*) AS entries FROM audit JOIN organization ON organization.id = organization_id
      GROUP BY organization.id`,
  )
  expect(organizations.length).toBeGreaterThan(3)
  for (const { id, type, entries } of organizations) {
    const scope = inScope(await findScope(db, type, id), sql`lift.scope_id`)
    const [seen] = await listRows<{ count: number }>(
      db,
      sql`SELECT count(*) AS count FROM audit JOIN alarm ON alarm.id = audit.subject_id::uuid
        JOIN lift ON lift.id = alarm.lift_id WHERE audit.organization_id = ${id} AND ${scope}`,
    )
    expect({ type, seen: seen!.count }).toEqual({ type, seen: entries })
  }
})

it('the demo has what makes its administration alive', async () => {
  const { db } = connection
  const invitations = await listRows<InvitationRow>(
    db,
    sql`SELECT expires_at AS "expiresAt", used_at AS "usedAt", revoked_at AS "revokedAt" FROM invitation`,
  )
  expect(new Set(invitations.map(row => invitationStatusAt(row, at)))).toEqual(new Set(invitationStatus.options))
  const seen = await listRows<{ type: OrganizationType; status: string; lifts: number }>(
    db,
    sql`SELECT type, status, count(lift.id) AS lifts FROM organization
      LEFT JOIN lift_scope ON management_agent_id = organization.id LEFT JOIN lift ON lift.scope_id = lift_scope.id
      GROUP BY organization.id`,
  )
  expect(new Set(seen.map(({ type }) => type))).toEqual(new Set(organizationType.options))
  expect(seen.find(({ type }) => type === 'MANAGEMENT_AGENT')!.lifts).toBeGreaterThan(0)
  expect(seen.filter(({ status }) => status === 'INACTIVE').map(({ type }) => type)).toEqual(['LMD_VENDOR'])
  const groups = await listRows<{ permissions: number; members: number }>(
    db,
    sql`SELECT (SELECT count(*) FROM user_group_permission WHERE group_id = user_group.id) AS permissions,
      (SELECT count(*) FROM user_group_member WHERE group_id = user_group.id) AS members FROM user_group ORDER BY name`,
  )
  expect(groups).toEqual([
    { permissions: 5, members: 2 },
    { permissions: 4, members: 1 },
    { permissions: 2, members: 0 },
  ])
})

it("the demo's passwords are shown on a terminal, and in no other output", () => {
  const demo = { logins, devices: [] }
  const said = (isTerminal: boolean) => introduction('http://127.0.0.1', '/data', demo, undefined, false, isTerminal)
  for (const { name, password } of logins) {
    expect(said(true)).toContain(`${password}  (`)
    expect(said(false)).toContain(name)
    expect(said(false)).not.toContain(password)
  }
  expect(said(false)).toContain(demoFileIn('/data'))
})
