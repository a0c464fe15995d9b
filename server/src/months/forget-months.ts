import { utcMonthAfter, utcMonthAt, type UtcMonth } from '@liftwatch/core/domain/utc-months'
import type { Logger } from 'pino'
import type { Database } from '../db/connect'
import type { Metrics } from '../metrics'
import {
  deleteStrayAlarms,
  deleteStrayEdges,
  dropMonth,
  listMonths,
  markForgotten,
  releaseCases,
  type MonthlyTable,
} from '../queries/months'
import { unlessBusy } from './unless-busy'

/** No one who reads or stores alarms is to notice: where the tables are not free at once, it is tried again. */
const waitMs = 500
const straysAtOnce = 1_000

/** The first instant that is not to be forgotten: months are held in whole, besides the one that is under way. */
export function heldFrom(now: number, months: number): number {
  return utcMonthAfter(utcMonthAt(now), -months).from
}

async function forget(
  db: Database,
  log: Logger,
  table: MonthlyTable,
  month: UtcMonth,
  at: number,
): Promise<number | undefined> {
  const startedAt = performance.now()
  const rows = await unlessBusy(() => dropMonth(db, table, month, { waitMs, at }), log, { table, month: month.name })
  if (rows === undefined) return undefined
  const ms = Math.round(performance.now() - startedAt)
  log.info({ table, month: month.name, rows, ms }, 'forgot a month that is older than is held')
  return rows
}

/**
 * Drops the months that are over for longer than is held, the earliest first. What is open is in none of them; of their edges those stay that a
 * held alarm was made of. Then it removes what is as old and came without a month.
 */
export async function forgetMonths(
  db: Database,
  log: Logger,
  { forgotten }: Pick<Metrics, 'forgotten'>,
  { from, at }: { readonly from: number; readonly at: number },
): Promise<void> {
  const isOld = (month: UtcMonth) => month.to <= from
  for (const month of (await listMonths(db, 'alarm')).filter(isOld)) {
    await releaseCases(db, month)
    const rows = await forget(db, log, 'alarm', month, at)
    if (rows === undefined) return
    forgotten.inc({ table: 'alarm' }, rows)
  }
  // Only now: by the alarms that are left it is known which edges are needed.
  for (const month of (await listMonths(db, 'alarm_edge')).filter(isOld)) {
    const rows = await forget(db, log, 'alarm_edge', month, at)
    if (rows === undefined) return
    forgotten.inc({ table: 'alarm_edge' }, rows)
  }
  for (let removed = straysAtOnce; removed === straysAtOnce;) {
    removed = await deleteStrayAlarms(db, from, straysAtOnce)
    forgotten.inc({ table: 'alarm' }, removed)
    if (removed > 0) await markForgotten(db, from)
  }
  await deleteStrayEdges(db, from)
}
