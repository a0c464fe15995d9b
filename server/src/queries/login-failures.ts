import { lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { loginFailure } from '../db/schema/sessions'
import { findRow } from './rows'

interface Failures {
  readonly count: number
  /** Of the oldest that counts; null without any. */
  readonly oldestAt: number | null
}

/** Failures of this name from this address, of this name from anywhere, of any name from here. */
export type FailureCounts = Readonly<Record<'ofNameHere' | 'ofName' | 'ofAddress', Failures>>

function failures(which: SQL): SQL {
  return sql`jsonb_build_object('count', count(*) FILTER (WHERE ${which}), 'oldestAt', min(at) FILTER (WHERE ${which}))`
}

/** Failed log-ins since an instant. */
export async function countLoginFailures(
  tx: Database,
  name: string,
  address: string,
  since: number,
): Promise<FailureCounts> {
  const ofName = sql`name = ${name}`
  const ofAddress = sql`address = ${address}`
  const row = await findRow<FailureCounts>(
    tx,
    sql`
      SELECT ${failures(sql`${ofName} AND ${ofAddress}`)} AS "ofNameHere", ${failures(ofName)} AS "ofName",
        ${failures(ofAddress)} AS "ofAddress"
      FROM login_failure WHERE at > ${since} AND (${ofName} OR ${ofAddress})`,
  )
  return row!
}

export async function insertLoginFailure(tx: Database, name: string, address: string, at: number): Promise<void> {
  await tx.insert(loginFailure).values({ name, address, at })
}

export async function deleteLoginFailures(tx: Database, before: number): Promise<void> {
  await tx.delete(loginFailure).where(lt(loginFailure.at, before))
}

/** A log-in that worked wipes this name's slate at this address. */
export async function forgiveLoginFailures(tx: Database, name: string, address: string): Promise<void> {
  await tx.execute(sql`DELETE FROM login_failure WHERE name = ${name} AND address = ${address}`)
}
