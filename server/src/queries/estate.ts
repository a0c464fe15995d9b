import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { building, lift, lmd } from '../db/schema/lifts'
import { findRow, listRows } from './rows'

/** Rows of one INSERT: a statement of more takes so long to write out that others would wait for it. */
const rowsAtOnce = 200

async function inChunks<Row>(rows: readonly Row[], insert: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await insert(rows.slice(from, from + rowsAtOnce))
}

/** One import at a time, for names are given by looking at what is there. */
export async function lockEstate(tx: Database): Promise<void> {
  await tx.execute(sql`LOCK TABLE building IN SHARE ROW EXCLUSIVE MODE`)
}

export interface KnownBuilding {
  readonly tc: string
  readonly pfx: string
  readonly blk: string
  readonly street: string | null
  readonly hasRetired: boolean
}

export function listKnownBuildings(tx: Database): Promise<KnownBuilding[]> {
  return listRows(
    tx,
    sql`
      SELECT tc, pfx, blk, attribute ->> 'street' AS street,
        id IN (SELECT building_id FROM lift WHERE scope_id < 0) AS "hasRetired" FROM building`,
  )
}

/** The scope of these organisations, made if it is not there. */
export async function ensureScope(
  tx: Database,
  scope: { townCouncilId: string | null; liftCompanyId: string | null; lmdVendorId: string | null },
): Promise<number> {
  const { townCouncilId, liftCompanyId, lmdVendorId } = scope
  // An update of what is there would lock it to the end of an import, and with it every notice of an alarm in that scope.
  await tx.execute(sql`
    INSERT INTO lift_scope (town_council_id, lift_company_id, lmd_vendor_id)
    VALUES (${townCouncilId}, ${liftCompanyId}, ${lmdVendorId})
    ON CONFLICT ON CONSTRAINT lift_scope_combination DO NOTHING`)
  const row = await findRow<{ id: number }>(
    tx,
    sql`
      SELECT id FROM lift_scope
      WHERE (town_council_id, lift_company_id, lmd_vendor_id) IS NOT DISTINCT FROM
          (${townCouncilId}::uuid, ${liftCompanyId}::uuid, ${lmdVendorId}::uuid)
        AND management_agent_id IS NULL AND id > 0`,
  )
  return row!.id
}

export function insertBuildings(tx: Database, rows: readonly (typeof building.$inferInsert)[]): Promise<void> {
  return inChunks(rows, chunk => tx.insert(building).values(chunk))
}

export function insertLmds(tx: Database, rows: readonly (typeof lmd.$inferInsert)[]): Promise<void> {
  return inChunks(rows, chunk => tx.insert(lmd).values(chunk))
}

export function insertLifts(tx: Database, rows: readonly (typeof lift.$inferInsert)[]): Promise<void> {
  return inChunks(rows, chunk => tx.insert(lift).values(chunk))
}
