import type { Database } from '../../server/src/db/connect'
import { omsSchedule } from '../../server/src/db/schema/oms-schedules'
import { stableId } from '../../cli/src/cases/stable-id'
import type { PastSwitchOff } from './planned'

const rowsAtOnce = 1_000

/** Stores past switch-offs as closed ones, those of an earlier run not a second time. Answers how many are new. */
export async function storeSwitchOffs(db: Database, switchOffs: readonly PastSwitchOff[]): Promise<number> {
  // A call plans what is to come; what was years ago, and for some hours, is no plan, and no one's rule is asked.
  const rows = switchOffs.map(({ liftId, offAt, onAt, report }): typeof omsSchedule.$inferInsert => ({
    id: stableId(`${liftId} ${offAt} ${onAt}`),
    liftId,
    status: 'CLOSED',
    offAt,
    onAt,
    switchOnAt: onAt,
    closedAt: onAt,
    report,
    createdAt: offAt,
    updatedAt: onAt,
  }))
  let newCnt = 0
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const { rowCount } = await db.insert(omsSchedule).values(some).onConflictDoNothing()
    newCnt += rowCount ?? 0
  }
  return newCnt
}
