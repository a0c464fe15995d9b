import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { findRow, listRows } from './rows'
import type { Party } from './staged-contracts'

/** What a file says of a lift that it names more than once: of each party the last. */
const asked = sql`
  SELECT lift,
    (array_agg(town_council ORDER BY id DESC) FILTER (WHERE town_council IS NOT NULL))[1] AS town_council,
    (array_agg(lift_company ORDER BY id DESC) FILTER (WHERE lift_company IS NOT NULL))[1] AS lift_company,
    (array_agg(lmd_vendor ORDER BY id DESC) FILTER (WHERE lmd_vendor IS NOT NULL))[1] AS lmd_vendor,
    (array_agg(management_agent ORDER BY id DESC) FILTER (WHERE management_agent IS NOT NULL))[1] AS management_agent
  FROM staged_contract GROUP BY lift`

/** The parties of a scope as one value, which is equal where they are, also where there is none. */
const partiesOf = sql`
  jsonb_build_array(scope.town_council_id, scope.lift_company_id, scope.lmd_vendor_id, scope.management_agent_id)`

/**
 * Works out which of the staged lifts move, into a table of this transaction's own. Scopes of lifts change under the lock of the
 * estate alone, so that nothing needs to be locked to read them. Answers how many are named, and how many of them move.
 */
export async function findMoves(tx: Database): Promise<{ named: number; moved: number }> {
  await tx.execute(sql`ANALYZE staged_contract`)
  await tx.execute(sql`
    CREATE TEMPORARY TABLE moved_lift ON COMMIT DROP AS
    SELECT * FROM (
      SELECT lift.id, lift.name, lift.building_id, lift.lmd_id, lift.scope_id, ${partiesOf} AS before,
        jsonb_build_array(coalesce(council.id, scope.town_council_id), coalesce(company.id, scope.lift_company_id),
          coalesce(vendor.id, scope.lmd_vendor_id), coalesce(agent.id, scope.management_agent_id)) AS after
      FROM (${asked}) asked
      JOIN lift ON lift.name = asked.lift
      JOIN lift_scope scope ON scope.id = lift.scope_id
      LEFT JOIN organization council ON council.name = asked.town_council
      LEFT JOIN organization company ON company.name = asked.lift_company
      LEFT JOIN organization vendor ON vendor.name = asked.lmd_vendor
      LEFT JOIN organization agent ON agent.name = asked.management_agent
    ) compared WHERE before <> after`)
  await tx.execute(sql`ANALYZE moved_lift`)
  const counts = await findRow<{ named: number; moved: number }>(
    tx,
    sql`
      SELECT (SELECT count(DISTINCT lift) FROM staged_contract) AS named, (SELECT count(*) FROM moved_lift) AS moved`,
  )
  return counts!
}

/** How many lifts go from one organisation to another, the most first; null where there was none. */
export interface Move {
  readonly party: Party
  readonly from: string | null
  readonly to: string
  readonly lifts: number
}

export function listMoves(tx: Database): Promise<Move[]> {
  return listRows(
    tx,
    sql`
      SELECT part.party, giving.name AS from, taking.name AS to, count(*) AS lifts
      FROM moved_lift CROSS JOIN LATERAL (VALUES ('townCouncil', 0), ('liftCompany', 1), ('lmdVendor', 2),
        ('managementAgent', 3)) AS part (party, place)
      LEFT JOIN organization giving ON giving.id = (before ->> place)::uuid
      JOIN organization taking ON taking.id = (after ->> place)::uuid
      WHERE (before -> place) <> (after -> place)
      GROUP BY 1, 2, 3, place ORDER BY place, lifts DESC, 2, 3`,
  )
}

/** The names of the lifts that move, as many as are asked for. */
export async function listMovedNames(tx: Database, limit: number): Promise<string[]> {
  const rows = await listRows<{ name: string }>(tx, sql`SELECT name FROM moved_lift ORDER BY name LIMIT ${limit}`)
  return rows.map(({ name }) => name)
}

/** Locks the devices and then the lifts that move, each in the order of their ids, as those do who store what devices send. */
export async function lockMoved(tx: Database): Promise<void> {
  await tx.execute(sql`
    SELECT count(*) FROM (
      SELECT FROM lmd WHERE id IN (SELECT lmd_id FROM moved_lift) ORDER BY id FOR NO KEY UPDATE) locked`)
  await tx.execute(sql`
    SELECT count(*) FROM (
      SELECT FROM lift WHERE id IN (SELECT id FROM moved_lift) ORDER BY id FOR NO KEY UPDATE) locked`)
}

/** Moves the lifts to the scopes of their new contracts, which are made where they are not there; the counts of alarms follow by trigger. */
export async function moveLifts(tx: Database): Promise<void> {
  await tx.execute(sql`
    INSERT INTO lift_scope (town_council_id, lift_company_id, lmd_vendor_id, management_agent_id)
    SELECT (parties ->> 0)::uuid, (parties ->> 1)::uuid, (parties ->> 2)::uuid, (parties ->> 3)::uuid
    FROM (SELECT after AS parties FROM moved_lift EXCEPT SELECT ${partiesOf} FROM lift_scope scope WHERE id > 0) missing`)
  await tx.execute(sql`
    UPDATE lift SET scope_id = scope.id
    FROM moved_lift JOIN lift_scope scope ON ${partiesOf} = moved_lift.after AND scope.id > 0
    WHERE lift.id = moved_lift.id`)
}

/** The one party of all lifts of a group; null where they differ. */
function agreed(column: SQL): SQL {
  return sql`CASE WHEN count(DISTINCT ${column}) = 1 AND count(${column}) = count(*) THEN (array_agg(${column}))[1] END`
}

/** A building is under the council and the agent of all its lifts in service, a device of their vendor; where they differ it stays as it is. */
export async function moveBuildingsAndDevices(tx: Database): Promise<void> {
  await tx.execute(sql`
    UPDATE building SET town_council_id = coalesce(agreed.council, town_council_id),
      management_agent_id = coalesce(agreed.agent, management_agent_id)
    FROM (
      SELECT lift.building_id,
        ${agreed(sql`scope.town_council_id`)} AS council, ${agreed(sql`scope.management_agent_id`)} AS agent
      FROM lift JOIN lift_scope scope ON scope.id = lift.scope_id
      WHERE lift.scope_id > 0 AND lift.building_id IN (SELECT building_id FROM moved_lift) GROUP BY lift.building_id
    ) agreed WHERE building.id = agreed.building_id`)
  await tx.execute(sql`
    UPDATE lmd SET vendor_id = agreed.vendor
    FROM (
      SELECT lift.lmd_id, ${agreed(sql`scope.lmd_vendor_id`)} AS vendor
      FROM lift JOIN lift_scope scope ON scope.id = lift.scope_id
      WHERE lift.scope_id > 0 AND lift.lmd_id IN (SELECT lmd_id FROM moved_lift) GROUP BY lift.lmd_id
    ) agreed WHERE lmd.id = agreed.lmd_id AND lmd.vendor_id IS DISTINCT FROM coalesce(agreed.vendor, lmd.vendor_id)`)
}

/** Each scope that loses lifts or gets some, once they have moved, with how many. */
export function listTouchedScopes(tx: Database): Promise<{ scopeId: number; lifts: number }[]> {
  return listRows(
    tx,
    sql`
      SELECT scope_id AS "scopeId", count(*) AS lifts FROM (
        SELECT scope_id FROM moved_lift
        UNION ALL SELECT lift.scope_id FROM lift JOIN moved_lift ON moved_lift.id = lift.id
      ) touched GROUP BY 1 ORDER BY 1`,
  )
}
