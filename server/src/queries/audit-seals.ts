import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '../db/connect'
import { auditSealLock } from '../db/locks'
import { findRow, listRows } from './rows'

/** An entry as it is sealed: by the names of its columns, so that anyone with a copy of the table can do the same. */
export interface SealableEntry {
  readonly id: string
  readonly at: number
  readonly user_id: string | null
  readonly user_name: string
  readonly organization_id: string | null
  readonly action: string
  readonly subject_id: string | null
  readonly detail: string
  readonly request_id: string
  readonly address: string
  readonly user_agent: string
}

export interface SealedEntry extends SealableEntry {
  readonly seal_no: number
  readonly seal: Buffer
}

const sealable = sql`id, at, user_id, user_name, organization_id, action, subject_id, detail::text AS detail, request_id, address, user_agent`

/** Whether no other server is sealing; no other begins before the transaction ends. */
export async function takeSealLock(tx: Database): Promise<boolean> {
  const row = await findRow<{ got: boolean }>(tx, sql`SELECT pg_try_advisory_xact_lock(${auditSealLock}) AS got`)
  return row!.got
}

export interface ChainHead {
  readonly number: number
  readonly seal: Buffer
}

/** The newest sealed entry. */
export function findHead(tx: Database): Promise<ChainHead | undefined> {
  return findRow(
    tx,
    sql`SELECT seal_no AS number, seal FROM audit WHERE seal_no IS NOT NULL ORDER BY seal_no DESC LIMIT 1`,
  )
}

/** Committed entries that have no seal yet, in the order in which they are sealed. */
export function listUnsealed(tx: Database, limit: number): Promise<SealableEntry[]> {
  return listRows(tx, sql`SELECT ${sealable} FROM audit WHERE seal_no IS NULL ORDER BY at, id LIMIT ${limit}`)
}

/** Numbers entries from the one after `head` on. */
export async function saveSeals(
  tx: Database,
  head: number,
  seals: readonly { readonly id: string; readonly seal: Buffer }[],
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    UPDATE audit SET seal_no = ${head}::int8 + sealed.place, seal = decode(sealed.seal, 'hex')
    FROM unnest(${sql.param(seals.map(({ id }) => id))}::uuid[], ${sql.param(seals.map(({ seal }) => seal.toString('hex')))}::text[])
      WITH ORDINALITY AS sealed (id, seal, place)
    WHERE audit.id = sealed.id AND audit.seal_no IS NULL`)
  if (rowCount !== seals.length)
    throw new Error(`${seals.length} audit entries were to be sealed, and ${rowCount} were there`)
}

/** Sealed entries by their numbers, after one of them. */
export function listSealed(tx: Database, after: number, limit: number): Promise<SealedEntry[]> {
  return listRows(
    tx,
    sql`SELECT ${sealable}, seal_no, seal FROM audit WHERE seal_no > ${after} ORDER BY seal_no, id LIMIT ${limit}`,
  )
}

export function findSealed(tx: Database, number: number): Promise<SealedEntry | undefined> {
  return findRow(tx, sql`SELECT ${sealable}, seal_no, seal FROM audit WHERE seal_no = ${number} LIMIT 1`)
}

/** Up to where entries were forgotten, as the newest entry about it says. */
export interface ForgottenPart {
  readonly number: number
  readonly seal: string
  readonly lastAt: number | null
}

export function findForgotten(tx: Database): Promise<ForgottenPart | undefined> {
  return findRow(
    tx,
    sql`
      SELECT (detail->>'number')::int8 AS number, detail->>'seal' AS seal, (detail->>'lastAt')::int8 AS "lastAt"
      FROM audit WHERE action = 'audit.forget' AND detail->>'number' ~ '^[0-9]{1,15}$' AND detail->>'seal' ~ '^[0-9a-f]{64}$'
      ORDER BY at DESC, id DESC LIMIT 1`,
  )
}

/** Forgets the oldest entries up to an instant, so many at most, and writes an entry that says so. Answers how many. */
export async function forgetEntries(tx: Database, before: number, limit: number, at: number): Promise<number> {
  const row = await findRow<{ cnt: number }>(
    tx,
    sql`SELECT forget_audit(${before}, ${limit}, ${newId()}, ${at}) AS cnt`,
  )
  return row!.cnt
}

/** How many are not sealed, counted up to a bound; and how many of them are older than an instant. */
export async function countUnsealed(
  tx: Database,
  max: number,
  before = 0,
): Promise<{ readonly count: number; readonly overdue: number }> {
  const row = await findRow<{ count: number; overdue: number }>(
    tx,
    sql`
      SELECT count(*) AS count, count(*) FILTER (WHERE at < ${before}) AS overdue
      FROM (SELECT at FROM audit WHERE seal_no IS NULL ORDER BY at, id LIMIT ${max}) unsealed`,
  )
  return row!
}
