import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { utcMonthAfter, utcMonthAt } from '@liftwatch/core/domain/utc-months'
import { dayMs } from '@liftwatch/core/limits'
import { createDatabaseClient } from '../../server/src/db/connect'
import { createEstate, sendAlarm } from '../harness/builders'
import { it, server } from '../harness/fixtures'
import { waitsForLock } from '../harness/lock-waits'
import { soon } from '../harness/soon'

/** Closes by itself once it is clear. */
const minor = 9

it('a reader who waits while a month is made misses nothing of what is moved to it', async () => {
  const device = (await createEstate(server))[0]!
  const ts = utcMonthAfter(utcMonthAt(Date.now()), -44).from + dayMs
  await sendAlarm(server, device, { ts, number: minor })
  await sendAlarm(server, device, { ts: ts + 1_000, number: minor, state: 'CLEAR' })
  const read = 'SELECT tableoid::regclass::text AS place FROM alarm'
  expect((await server.db.execute(sql.raw(read))).rows).toEqual([{ place: 'alarm_current' }])
  const [maker, reader] = [1, 2].map(() => createDatabaseClient({ connectionString: server.databaseUrl }))
  await Promise.all([maker!.connect(), reader!.connect()])
  try {
    const { rows } = await reader!.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    await maker!.query('BEGIN')
    await maker!.query(`SELECT make_month('alarm', ${ts})`)
    const waiting = reader!.query<{ place: string }>(read)
    await soon(async () => expect(await waitsForLock(server.db, rows[0]!.pid)).toBe(true))
    await maker!.query('COMMIT')
    expect((await waiting).rows).toEqual([{ place: `alarm_${utcMonthAt(ts).name.replace('-', '_')}` }])
  } finally {
    await Promise.all([maker!.end(), reader!.end()])
  }
})

it('a month that several make at once is made by one of them', async () => {
  const makers = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = createDatabaseClient({ connectionString: server.databaseUrl })
      await client.connect()
      return client
    }),
  )
  try {
    for (let month = 0; month < 12; month += 1) {
      const make = `SELECT make_month('alarm_edge', ${Date.UTC(2020, month, 5)}) AS "isMade"`
      const answers = await Promise.all(makers.map(client => client.query<{ isMade: boolean }>(make)))
      expect(answers.filter(({ rows }) => rows[0]?.isMade)).toHaveLength(1)
    }
  } finally {
    await Promise.all(makers.map(client => client.end()))
  }
})
