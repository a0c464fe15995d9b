import { sql } from 'drizzle-orm'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Database } from '../../server/src/db/connect'
import { audit } from '../../server/src/db/schema/audit'
import { callLine, caseLog } from '../../server/src/db/schema/case-logs'
import { complaint } from '../../server/src/db/schema/complaints'
import { listRows } from '../../server/src/queries/rows'
import { auditRows, caseRow, intercomRows, logRows, type ComplainedAlarm } from './case-rows'
import { handlers } from './handlers'
import { pastCase, type CasePeople, type CasePerson } from './past-case'
import { createRandom } from './random'

const seed = 20_251_122
const minuteMs = 60_000
const dayMs = 86_400_000
/** Of the alarms that people notice, about so many are complained about. */
const complainedShare = { fault: 0.3, trap: 0.7 }
const rowsAtOnce = 500

type Noticed = ComplainedAlarm & { readonly scopeId: number }

/** Those who may write cases of each scope's lifts. */
async function listPeople(tx: Database): Promise<ReadonlyMap<number, CasePeople>> {
  const people = await listRows<CasePerson & { scopeId: number; type: OrganizationType }>(
    tx,
    sql`
      SELECT scope.id AS "scopeId", app_user.id AS "userId", app_user.nickname AS name, organization.id AS "organizationId",
        organization.type
      FROM lift_scope scope CROSS JOIN LATERAL (${handlers(sql`scope.id`)}) handler
      JOIN app_user ON app_user.id = handler.user_id JOIN organization ON organization.id = handler.organization_id
      WHERE organization.type NOT IN ('LMD_VENDOR', 'BCA') ORDER BY app_user.name, organization.name`,
  )
  const byScope = new Map<number, { desk: CasePerson[]; workers: CasePerson[] }>()
  for (const { scopeId, type, ...person } of people) {
    const own = byScope.get(scopeId) ?? { desk: [], workers: [] }
    byScope.set(scopeId, own)
    own[type === 'LIFT_COMPANY' ? 'workers' : 'desk'].push(person)
  }
  return byScope
}

function listNoticed(tx: Database, toTs: number): Promise<Noticed[]> {
  return listRows(
    tx,
    sql`
      SELECT alarm.id, lift_id AS "liftId", lift.lmd_id AS "lmdId", lift.scope_id AS "scopeId",
        type = 'PASSENGER_TRAP' AS "isTrap", alarm_start_ts AS "startTs"
      FROM alarm JOIN lift ON lift.id = lift_id
      WHERE (type = 'PASSENGER_TRAP' OR (type = 'LIFT_FAULT' AND severity <> 'NON_BREAKDOWN'))
        AND alarm_start_ts > ${toTs - 90 * dayMs} AND alarm_start_ts < ${toTs - 60 * minuteMs}
      ORDER BY alarm_start_ts, lift.name, type, number`,
  )
}

/** Cases about the alarms of the last ninety days with all that was done to them, the same ones for the same instant. */
export async function insertCases(tx: Database, toTs: number): Promise<void> {
  const random = createRandom(seed)
  const people = await listPeople(tx)
  const alarms = (await listNoticed(tx, toTs)).filter(({ isTrap, scopeId }) => {
    const isComplained = random.chance(isTrap ? complainedShare.trap : complainedShare.fault)
    return isComplained && (people.get(scopeId)?.desk.length ?? 0) > 0
  })
  const made = alarms
    .map((alarm, turn) => {
      const past = pastCase(random, alarm, people.get(alarm.scopeId)!, { toTs, turn })
      return { alarm, past, row: caseRow(random, alarm, past) }
    })
    // In this order they are given their numbers.
    .toSorted((a, b) => a.row.createdAt - b.row.createdAt)
  for (let from = 0; from < made.length; from += rowsAtOnce) {
    const some = made.slice(from, from + rowsAtOnce)
    const stored = await tx
      .insert(complaint)
      .values(some.map(({ row }) => row))
      .returning({ id: complaint.id, caseNo: complaint.caseNo })
    const numbers = new Map(stored.map(({ id, caseNo }) => [id, caseNo]))
    await tx.insert(caseLog).values(some.flatMap(({ row, past }) => logRows(row.id, past)))
    await tx.insert(audit).values(some.flatMap(({ row, past }) => auditRows(row.id, numbers.get(row.id)!, past)))
    const lines = some.filter(({ alarm }) => alarm.isTrap && alarm.lmdId).flatMap(({ alarm }) => intercomRows(alarm))
    if (lines.length > 0) await tx.insert(callLine).values(lines)
  }
}
