import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { v7 as newId } from 'uuid'
import { scheduleApartDays } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { daysBetween } from '@liftwatch/core/domain/calendar'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { inTransaction } from '../../server/src/db/transaction'
import { keepMaintenanceDays } from '../../server/src/maintenance/keep-days'
import { lockLifts } from '../../server/src/queries/maintenance/day-changes'
import { listRows } from '../../server/src/queries/rows'
import { createEstate } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { it as usualTest, server } from '../harness/fixtures'
import { countLockWaits } from '../harness/lock-waits'
import { removeMadeDays } from '../harness/made-days'
import { soon } from '../harness/soon'

const now = Date.parse('2026-10-31T10:00:00+08:00')
const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

it('makes no day too close to one that an operator saves while it waits for the lift', async () => {
  const [device] = await createEstate(server)
  await removeMadeDays(server.db, now)
  const liftId = await findLiftId(server, `${device!.clientId}-A`)
  const saved = '2026-11-15'
  const { work } = await inTransaction(server.db, async tx => {
    await lockLifts(tx, 'all', [liftId])
    await tx
      .insert(lmSchedule)
      .values({ id: newId(), liftId, date: saved, originalDate: saved, createdAt: 0, updatedAt: 0 })
    const started = keepMaintenanceDays(server.db, Date.parse('2026-11-01T01:00:00+08:00'))
    await soon(async () => expect(await countLockWaits(server.db)).toBe(1))
    return { work: started }
  })
  await work
  const days = await listRows<{ date: string }>(
    server.db,
    sql`SELECT date::text AS date FROM lm_schedule WHERE lift_id = ${liftId} ORDER BY date`,
  )
  const dates = days.map(({ date }) => date)
  expect(dates).toContain(saved)
  expect(dates.length).toBeGreaterThan(2)
  expect(dates.slice(1).every((date, at) => daysBetween(dates[at]!, date) > scheduleApartDays)).toBe(true)
})
