import { sql, type SQL } from 'drizzle-orm'
import type { LiftContract } from '@liftwatch/core/contract/estate/estate'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Database } from '../db/connect'
import { listRows } from './rows'

/** Who a contract names, in which column, and of which type they have to be. */
export const parties = [
  { name: 'townCouncil', column: sql`town_council`, type: 'TOWN_COUNCIL' },
  { name: 'liftCompany', column: sql`lift_company`, type: 'LIFT_COMPANY' },
  { name: 'lmdVendor', column: sql`lmd_vendor`, type: 'LMD_VENDOR' },
  { name: 'managementAgent', column: sql`management_agent`, type: 'MANAGEMENT_AGENT' },
] as const satisfies readonly {
  readonly name: keyof LiftContract
  readonly column: SQL
  readonly type: OrganizationType
}[]
export type Party = (typeof parties)[number]['name']

/** A table of this transaction's own, in which contracts wait until all of them are there. */
export async function createContractStage(tx: Database): Promise<void> {
  await tx.execute(sql`CREATE TEMPORARY TABLE staged_contract (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, lift text NOT NULL, town_council text, lift_company text,
    lmd_vendor text, management_agent text) ON COMMIT DROP`)
}

export async function stageContracts(tx: Database, contracts: readonly LiftContract[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO staged_contract (lift, town_council, lift_company, lmd_vendor, management_agent)
    SELECT value ->> 'lift', nullif(value ->> 'townCouncil', ''), nullif(value ->> 'liftCompany', ''),
      nullif(value ->> 'lmdVendor', ''), nullif(value ->> 'managementAgent', '')
    FROM jsonb_array_elements(${JSON.stringify(contracts)}::jsonb) WITH ORDINALITY ORDER BY ordinality`)
}

/** A name of the file that nothing has; rows are counted from 0. */
export interface UnknownName {
  readonly row: number
  readonly name: string
}

/** The lifts that there are not, in the order of the file. */
export function listUnknownLifts(tx: Database, limit: number): Promise<UnknownName[]> {
  return listRows(
    tx,
    sql`
      SELECT id - 1 AS row, lift AS name FROM staged_contract
      WHERE NOT EXISTS (SELECT FROM lift WHERE lift.name = staged_contract.lift) ORDER BY id LIMIT ${limit}`,
  )
}

/** The lifts that are retired, in the order of the file. */
export function listRetiredLifts(
  tx: Database,
  limit: number,
): Promise<(UnknownName & { readonly retiredAt: number; readonly reason: string })[]> {
  return listRows(
    tx,
    sql`
      SELECT staged_contract.id - 1 AS row, name, retired_at AS "retiredAt", retired_reason AS reason
      FROM staged_contract JOIN lift ON lift.name = staged_contract.lift
      WHERE retired_at IS NOT NULL ORDER BY staged_contract.id LIMIT ${limit}`,
  )
}

/** The organisations that there are not, or that are of another type, in the order of the file. */
export function listUnknownOrganizations(
  tx: Database,
  { column, type }: (typeof parties)[number],
  limit: number,
): Promise<UnknownName[]> {
  return listRows(
    tx,
    sql`
      SELECT id - 1 AS row, ${column} AS name FROM staged_contract
      WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT name FROM organization WHERE type = ${type})
      ORDER BY id LIMIT ${limit}`,
  )
}
