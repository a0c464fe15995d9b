import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invitationStatus, type InvitationRow } from '@liftwatch/core/contract/accounts/invitations'
import { complaintStatus, type CaseEvent, type ComplaintStatus } from '@liftwatch/core/contract/alarms/case-fields'
import { organizationType, type OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import { invitationStatusAt } from '@liftwatch/core/domain/invitations'
import { assignAgent } from '../../scripts/demo/assign-agent'
import { demoBlocks } from '../../scripts/demo/blocks'
import { demoFileIn } from '../../scripts/demo/file'
import { insertAccess } from '../../scripts/demo/insert-access'
import { insertAuditEntries } from '../../scripts/demo/insert-audit-entries'
import { insertCases } from '../../scripts/demo/insert-cases'
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
      demoBlocks().filter((_, index) => index % 3 === 0),
      at,
    )
    logins = await insertDemoUsers(tx, at)
    await assignAgent(tx, at)
    await insertAccess(tx, logins, at)
    await insertHistory(tx, at)
    await insertAuditEntries(tx)
    await insertCases(tx, at)
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
      sql`SELECT count(*) AS count FROM audit
        LEFT JOIN alarm ON alarm.id = audit.subject_id::uuid LEFT JOIN complaint ON complaint.id = audit.subject_id::uuid
        JOIN lift ON lift.id = coalesce(alarm.lift_id, complaint.lift_id) WHERE audit.organization_id = ${id} AND ${scope}`,
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

it('the demo has cases in every state, each with a log that led to it, and calls of people in lifts', async () => {
  const { db } = connection
  const cases = await listRows<{ status: ComplaintStatus; isNew: boolean; events: CaseEvent[]; caseNo: number }>(
    db,
    sql`SELECT status, status = 'OPEN' AND seen_at IS NULL AS "isNew", case_no AS "caseNo",
        (SELECT array_agg(event ORDER BY at) FROM case_log WHERE complaint_id = complaint.id) AS events
      FROM complaint ORDER BY created_at`,
  )
  expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(complaintStatus.options))
  expect(cases.some(({ isNew }) => isNew)).toBe(true)
  expect(cases.map(({ caseNo }) => caseNo)).toEqual(cases.map((_, index) => index + 1))
  const after = { OPEN: 'create', NOT_COMPLETE: 'deploy|reopen', COMPLETE: 'complete', CLOSED: 'close' }
  for (const { status, events } of cases)
    expect(events.findLast(event => event !== 'seen')).toMatch(new RegExp(`^(${after[status]})$`))
  const [found] = await listRows<{ calls: number }>(
    db,
    sql`SELECT count(DISTINCT complaint.id) AS calls FROM complaint JOIN call_line ON call_line.lift_id = complaint.lift_id
      WHERE passenger_trap_id IS NOT NULL`,
  )
  expect(found!.calls).toBeGreaterThan(0)
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
