import { sql } from 'drizzle-orm'
import { alarmNumbers } from '@liftwatch/core/domain/event-codes'
import { keepMaintenanceDays } from '../../server/src/maintenance/keep-days'
import { liftChecksRows } from '../../server/src/queries/maintenance/check-lists'
import { listRows } from '../../server/src/queries/rows'
import type { Database } from '../../server/src/db/connect'
import { seedEstate } from './estate'
import { atMost, quantile, reported, type Figure } from './figures'
import { logIn } from './log-in'
import { startServerProcess } from './server-process'
import { timedInTurns, type Timed } from './timed-in-turns'
import { createBenchUser } from './user'

const lifts = 26_000
const liftsPerBuilding = 3
const rounds = 60
/** A night, a month before what is measured, so that the days of this month are over. */
const dayMs = 86_400_000
const pastShare = 0.94

const [number = 0] = alarmNumbers(['LM']).events

/** The visits of days that are over, an hour each. */
function seedVisits(db: Database, today: string): Promise<unknown> {
  return db.execute(sql`
    INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, operational_status, alarm_start_ts, alarm_clear_ts,
      closed_at, repeat_cnt, last_edge_ts, last_edge_seq)
    SELECT gen_random_uuid(), lift_id, 'RBE', ${number}, '', 'CLEAR', 'CLOSED', start, start + 3600000, start + 3600000, 0,
      start + 3600000, 1
    FROM (
      SELECT lift_id, (extract(epoch FROM date)::bigint + 7200) * 1000 AS start FROM lm_schedule
      WHERE date < ${today}::date AND random() < ${pastShare}
    ) visit`)
}

function figuresOf(name: string, { call, bare }: Timed, max: number): Figure[] {
  const at = (samples: readonly number[], share: number) => quantile([...samples], share)
  return [
    reported({ figure: `${name} median`, value: at(call, 0.5), unit: 'ms', baseline: at(bare, 0.5) }),
    atMost({ figure: `${name} p95`, value: at(call, 0.95), unit: 'ms', baseline: at(bare, 0.95) }, max),
  ]
}

/** Maintenance days and their checks, as a night makes them and people read them, on an estate of 26,000 lifts. */
export async function benchMaintenance(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  try {
    const { db } = server.connection
    say(`${lifts} lifts …`)
    await seedEstate(db, lifts, liftsPerBuilding)
    await db.execute(sql`VACUUM ANALYZE`)
    const now = Date.now()
    await db.execute(sql`DELETE FROM lm_schedule`)
    say('a night …')
    await db.execute(sql`DELETE FROM lm_night`)
    const heapBefore = process.memoryUsage().rss
    const startedAt = performance.now()
    // A month ago: it makes the days of this month too.
    await keepMaintenanceDays(db, now - 28 * dayMs)
    const seconds = (performance.now() - startedAt) / 1_000
    const megabytes = (process.memoryUsage().rss - heapBefore) / 2 ** 20
    const bareFrom = performance.now()
    await db.execute(sql`
      CREATE TABLE bare AS SELECT gen_random_uuid() AS id, lift_id, date, original_date, created_at, updated_at FROM lm_schedule`)
    const bareSeconds = (performance.now() - bareFrom) / 1_000
    await seedVisits(db, new Date(now).toISOString().slice(0, 10))
    await db.execute(sql`VACUUM ANALYZE`)
    const client = await logIn(server.url, await createBenchUser(db))
    const month = new Date(now).toISOString().slice(0, 7)
    const ids = (await listRows<{ id: string }>(db, sql`SELECT id FROM lift ORDER BY id LIMIT 200`)).map(({ id }) => id)

    say('the checks of a month, all of them …')
    const source = liftChecksRows({ scope: 'all', at: now }, { month }, { field: 'liftName', direction: 'ASC' })
    const days = (columns: string) =>
      db.execute(sql`SELECT ${sql.raw(columns)} FROM lm_schedule WHERE substr(date::text, 1, 7) = ${month}`)
    const all = await timedInTurns(
      10,
      () => db.execute(source.query()),
      () => days('id, lift_id, date'),
    )
    say('a page of checks …')
    const page = await timedInTurns(
      rounds,
      round => client.liftChecks.page({ month, page: round % 40 }),
      round =>
        db.execute(sql`
          SELECT lift.name, day.* FROM lift LEFT JOIN lm_schedule day ON day.lift_id = lift.id
          WHERE lift.id IN (SELECT id FROM lift ORDER BY name LIMIT 20 OFFSET ${(round % 40) * 20})`),
    )
    say('a calendar …')
    const calendar = await timedInTurns(
      rounds,
      round => client.maintenanceDays.list({ liftId: [ids[round % ids.length]!], month }),
      round => db.execute(sql`SELECT * FROM lm_schedule WHERE lift_id = ${ids[round % ids.length]!}`),
    )
    return [
      atMost({ figure: 'generate', value: seconds, unit: 's', baseline: bareSeconds }, 10),
      atMost({ figure: 'generate memory', value: Math.max(0, megabytes), unit: 'MB' }, 200),
      ...figuresOf('checker month', all, 300),
      ...figuresOf('checker page', page, 30),
      ...figuresOf('calendar', calendar, 30),
    ]
  } finally {
    await server.stop()
  }
}
