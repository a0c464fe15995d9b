import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { defaultPeriodName, periodOf } from '@liftwatch/core/reports/periods'
import { createEstate, createUser, logIn, sendAlarm, type TestDevice } from '../harness/builders'
import { hasOwnPostgres, startOwnCluster, type OwnCluster } from '../harness/own-cluster'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'
import { runStatement } from '../harness/template-database'

/** Takes a database of its own and a copy of it, which asks as much of a machine as an outside database does. */
const canRun = hasOwnPostgres && inject('database').connectionString !== undefined
const lagSeconds = 2

let primary: OwnCluster
let copy: OwnCluster
let server: TestServer
let device: TestDevice
let client: Client

beforeAll(async () => {
  if (!canRun) return
  primary = await startOwnCluster()
  copy = await primary.copy()
  server = await startTestServer({
    databaseUrl: primary.url,
    env: {
      DATABASE_URL: primary.url,
      DATABASE_MIGRATION_URL: '',
      DATABASE_REPLICA_URL: copy.url,
      LIFTWATCH_REPLICA_LAG_SECONDS: String(lagSeconds),
    },
  })
  ;[device] = (await createEstate(server)) as [TestDevice]
  client = await logIn(server, await createUser(server))
})
afterAll(async () => {
  await server?.stop()
  await copy?.remove()
  await primary?.remove()
})

const readyz = async () => (await (await fetch(`${server.url}/readyz`)).json()) as { status: string; replica?: string }

/** How many reports and exports each has answered. */
async function reads(): Promise<{ replica: number; primary: number }> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const of = (by: string) =>
    Number(new RegExp(`^liftwatch_replica_reads_total\\{by="${by}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { replica: of('replica'), primary: of('primary') }
}

async function readBy(work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = await reads()
  await work()
  const after = await reads()
  return { replica: after.replica - before.replica, primary: after.primary - before.primary }
}

/** It is asked for, and comes a little later: what is sent at once may still be copied. */
const pauseReplay = `
  DO $$ BEGIN
    PERFORM pg_wal_replay_pause();
    WHILE pg_get_wal_replay_pause_state() <> 'paused' LOOP PERFORM pg_sleep(0.01); END LOOP;
  END $$`

/** Reports are of the month before, unless they are asked for another. */
const ts = periodOf('month', defaultPeriodName('month', Date.now())).from + 3_600_000
const rowsOf = async () => (await client.monthAlarms.page({})).totalElements

async function exported(): Promise<string> {
  const { chunks } = await client.liftFaults.export({ format: 'csv', headings: 'keys' })
  let text = ''
  for await (const chunk of chunks) text += Buffer.from(chunk).toString()
  return text
}

describe.skipIf(!canRun)('a read replica (needs LIFTWATCH_TEST_DATABASE_URL and the programs of PostgreSQL)', () => {
  it('answers reports and exports as the primary does, and calls about what waits now are not sent to it', async () => {
    await soon(async () => expect(await readyz()).toMatchObject({ status: 'ready', replica: 'used' }))
    await sendAlarm(server, device, { ts, description: 'seen by both' })
    await soon(async () => expect(await rowsOf()).toBe(1))
    // A slow machine's copy may just be further behind than it may be.
    await soon(async () => expect(await readBy(rowsOf)).toEqual({ replica: 1, primary: 0 }))
    let exports = 1
    await soon(async () => {
      exports += 1
      expect(await readBy(exported)).toEqual({ replica: 1, primary: 0 })
    })
    expect(await exported()).toContain('seen by both')
    expect(await readBy(() => client.liftFaults.count({}))).toEqual({ replica: 0, primary: 0 })
    // What an export left behind was written where it can be.
    const { rows } = await server.db.execute(
      sql`SELECT count(*)::int4 AS count FROM audit WHERE action = 'exports.send'`,
    )
    expect(rows).toEqual([{ count: exports }])
  })

  it('gives a trend that has something to store first to the primary', async () => {
    // The last of its points is this moment's.
    const trend = async () => (await client.chronicLifts.trend({})).slice(0, -1)
    const first = await trend()
    await soon(async () => expect(await readBy(trend)).toEqual({ replica: 1, primary: 0 }))
    expect(await trend()).toEqual(first)
  })

  it('is not asked while it is further behind than it may be, and is again once it is not', async () => {
    await runStatement({ connectionString: copy.url }, pauseReplay)
    await sendAlarm(server, device, { ts, lift: 'B', description: 'not there yet' })
    // It may answer until then, and not for a moment longer.
    const sentAt = Date.now()
    for (let rows = 0; rows !== 2;) {
      const askedAt = Date.now()
      rows = await rowsOf()
      if (rows !== 2) expect(askedAt - sentAt).toBeLessThan(lagSeconds * 1_000)
    }
    expect(await readyz()).toMatchObject({ status: 'ready', replica: 'not used' })
    expect(await readBy(async () => expect(await rowsOf()).toBe(2))).toEqual({ replica: 0, primary: 1 })
    expect(await exported()).toContain('not there yet')
    await runStatement({ connectionString: copy.url }, 'SELECT pg_wal_replay_resume()')
    await soon(async () => expect(await readyz()).toMatchObject({ replica: 'used' }))
    expect(await readBy(async () => expect(await rowsOf()).toBe(2))).toEqual({ replica: 1, primary: 0 })
  })

  it('that stops costs no caller an error: the primary answers at once, and the replica when it is back', async () => {
    await copy.stop()
    expect(await readBy(async () => expect(await rowsOf()).toBe(2))).toEqual({ replica: 0, primary: 1 })
    expect(await exported()).toContain('not there yet')
    await soon(async () => expect(await readyz()).toMatchObject({ status: 'ready', replica: 'not used' }))
    await copy.start()
    await soon(async () => expect(await readyz()).toMatchObject({ replica: 'used' }))
  })

  it('that has become a primary itself is no copy any more', async () => {
    await runStatement({ connectionString: copy.url }, 'SELECT pg_promote()')
    await soon(async () => expect(await readyz()).toMatchObject({ replica: 'not used' }))
    expect(await readBy(rowsOf)).toEqual({ replica: 0, primary: 1 })
  })
})
