import { sql } from 'drizzle-orm'
import type { ComplaintStatus } from '@liftwatch/core/contract/alarms/case-fields'
import type { CaseCounts } from '@liftwatch/core/contract/alarms/case-rows'
import type { Database } from '../db/connect'
import { isNewCase, type ComplaintFilter, type ComplaintList } from './complaint-filter'
import { conditionOf } from './list-query'
import { listRows } from './rows'
import { inScope, type Scope } from './scope'

interface StatusCount {
  readonly status: ComplaintStatus
  readonly isNew: boolean
  readonly count: number
}

/** What of a filter the ledger knows. */
const ledgerFilters: ReadonlySet<string> = new Set(['status', 'isNew'])

function isLedgerEnough(filter: ComplaintFilter): boolean {
  return Object.entries(filter).every(([name, value]) => !value || ledgerFilters.has(name))
}

/** Exact counts within a scope, from the ledger: its sum is the number of rows at every moment. */
function countLedger(tx: Database, scope: Scope): Promise<StatusCount[]> {
  return listRows(
    tx,
    sql`
      SELECT status, is_new AS "isNew", sum(change)::int8 AS count FROM complaint_count
      WHERE ${inScope(scope, sql`scope_id`)} GROUP BY 1, 2`,
  )
}

function countRows(tx: Database, list: ComplaintList<unknown>, filter: ComplaintFilter): Promise<StatusCount[]> {
  return listRows(
    tx,
    sql`
      SELECT complaint.status, ${isNewCase} AS "isNew", count(*) AS count
      FROM ${list.searched} WHERE ${conditionOf(list, filter)} GROUP BY 1, 2`,
  )
}

function sumOf(counts: readonly StatusCount[], isCounted: (count: StatusCount) => boolean): number {
  return counts.filter(isCounted).reduce((sum, { count }) => sum + count, 0)
}

async function countEach(
  tx: Database,
  list: ComplaintList<unknown>,
  scope: Scope,
  filter: ComplaintFilter,
): Promise<StatusCount[]> {
  return isLedgerEnough(filter) ? countLedger(tx, scope) : countRows(tx, list, filter)
}

/** How many there are in each status, and how many of those that are OPEN are new. */
export async function countCases(
  tx: Database,
  list: ComplaintList<unknown>,
  scope: Scope,
  filter: ComplaintFilter,
): Promise<CaseCounts> {
  const counts = await countEach(tx, list, scope, filter)
  const of = (status: ComplaintStatus) => sumOf(counts, count => count.status === status)
  return {
    newStatusCnt: sumOf(counts, ({ isNew }) => isNew),
    openStatusCnt: of('OPEN'),
    notCompleteStatusCnt: of('NOT_COMPLETE'),
    completeStatusCnt: of('COMPLETE'),
    closedStatusCnt: of('CLOSED'),
  }
}

/** The number of rows behind a page. */
export async function countComplaintRows(
  tx: Database,
  list: ComplaintList<unknown>,
  scope: Scope,
  filter: ComplaintFilter,
): Promise<number> {
  const { status, isNew } = filter
  const counts = await countEach(tx, list, scope, filter)
  return sumOf(counts, count => (!status || count.status === status) && (!isNew || count.isNew === (isNew === 'true')))
}

/** Folds the ledger together; the sums stay the same, for readers before and after. */
export async function foldComplaintCounts(tx: Database): Promise<void> {
  await tx.execute(sql`
    WITH folded AS (DELETE FROM complaint_count RETURNING *)
    INSERT INTO complaint_count (scope_id, status, is_new, change)
    SELECT scope_id, status, is_new, sum(change) FROM folded GROUP BY 1, 2, 3 HAVING sum(change) <> 0`)
}
