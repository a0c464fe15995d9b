import { sql, type SQL } from 'drizzle-orm'
import type { ComplaintStatus } from '@liftwatch/core/contract/alarms/case-fields'
import type { CaseCounts } from '@liftwatch/core/contract/alarms/case-rows'
import type { Database } from '../db/connect'
import { isNewCase, type ComplaintFilter, type ComplaintList } from './complaint-filter'
import { conditionOf } from './list-query'
import { allOf, listRows } from './rows'
import { inScope, type Scope } from './scope'

interface StatusCount {
  readonly status: ComplaintStatus
  readonly isNew: boolean
  readonly count: number
}

/** What of a filter the ledger knows, besides whether a case is new. */
const ledgerColumns = {
  status: sql`status`,
  feedbackType: sql`feedback_type`,
  subcategory: sql`subcategory`,
  priority: sql`priority`,
  channel: sql`channel`,
  media: sql`media`,
} as const satisfies Partial<Record<keyof ComplaintFilter, SQL>>

function isLedgerEnough(filter: ComplaintFilter): boolean {
  return Object.entries(filter).every(([name, value]) => !value || name === 'isNew' || name in ledgerColumns)
}

/** Exact counts within a scope, from the ledger: its sum is the number of rows at every moment. */
function countLedger(tx: Database, scope: Scope, filter: ComplaintFilter): Promise<StatusCount[]> {
  const conditions = Object.entries(ledgerColumns).map(([name, column]) => {
    const wanted = filter[name as keyof typeof ledgerColumns]
    return wanted ? sql`${column} = ${wanted}` : undefined
  })
  return listRows(
    tx,
    sql`
      SELECT status, is_new AS "isNew", sum(change)::int8 AS count FROM complaint_count
      WHERE ${allOf([inScope(scope, sql`scope_id`), ...conditions])} GROUP BY 1, 2`,
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
  return isLedgerEnough(filter) ? countLedger(tx, scope, filter) : countRows(tx, list, filter)
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

const keyNames = ['scope_id', 'status', 'is_new', 'feedback_type', 'subcategory', 'priority', 'channel', 'media']
const ledgerKey = sql.raw(keyNames.join(', '))
const ledgerKeyOf = (table: string) => sql.raw(keyNames.map(name => `${table}.${name}`).join(', '))
const foldedAtOnce = 1_000

/**
 * Folds together what the ledger has several rows of, some at a time; what has one is left alone, for most there is changes no more.
 * The sums stay the same, for readers before and after.
 */
export async function foldComplaintCounts(tx: Database): Promise<void> {
  await tx.execute(sql`
    WITH several AS (
      SELECT ${ledgerKey} FROM complaint_count GROUP BY ${ledgerKey} HAVING count(*) > 1 LIMIT ${foldedAtOnce}
    ), folded AS (
      DELETE FROM complaint_count USING several
      WHERE (${ledgerKeyOf('complaint_count')}) = (${ledgerKeyOf('several')}) RETURNING complaint_count.*
    )
    INSERT INTO complaint_count (${ledgerKey}, change)
    SELECT ${ledgerKey}, sum(change) FROM folded GROUP BY ${ledgerKey} HAVING sum(change) <> 0`)
}
