import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { createClient } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { listRows } from '../../server/src/queries/rows'
import { seedEstate } from './estate'
import { atLeast, atMost, quantile, told, type Figure } from './figures'
import { createBenchUser } from './user'
import { startServerProcess, usageOf, type ServerProcess } from './server-process'
import type { LoadReport, LoadRequest } from './load'

const lifts = 26_000
const liftsPerDevice = 20
const seconds = 30
const offeredPerSecond = 5_200
const probesPerSecond = 10

/** Runs the load in a process of its own, so that what it costs is not the server's. */
function runLoad(request: LoadRequest): Promise<LoadReport> {
  const child = fork(fileURLToPath(new URL('load.ts', import.meta.url)), [], { stdio: ['ignore', 2, 2, 'ipc'] })
  child.send(request)
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve(message as LoadReport))
    child.once('exit', code => reject(new Error(`the load ended with ${code}`)))
  })
}

/** Listens as a front-end does, and notes when each notice of a fault comes. */
async function listen(server: ServerProcess, signal: AbortSignal): Promise<Map<string, number>> {
  const { name, password, organizationId } = await createBenchUser(server.connection.db)
  let cookie: string | undefined
  const credentials = cookieCredentials({ read: () => cookie, write: value => (cookie = value) })
  const client = createClient({ baseUrl: server.url, fetch, credentials })
  await client.session.login({ name, password })
  await client.organizations.select({ id: organizationId })
  const heardAt = new Map<string, number>()
  const events = await client.openStream(undefined, signal)
  void (async () => {
    for await (const { event } of events) {
      if (event.event === 'notice' && event.data.id && !heardAt.has(event.data.id))
        heardAt.set(event.data.id, Date.now())
    }
  })().catch(() => {})
  return heardAt
}

/** Milliseconds from each probe's publish to its notice: the fault's start is the publish's instant. */
async function noticeDelays(server: ServerProcess, heardAt: ReadonlyMap<string, number>): Promise<number[]> {
  const rows = await listRows<{ id: string; startTs: number }>(
    server.connection.db,
    sql`SELECT id, alarm_start_ts AS "startTs" FROM alarm`,
  )
  return rows.flatMap(({ id, startTs }) => (heardAt.has(id) ? [heardAt.get(id)! - startTs] : []))
}

/** Acknowledged messages that are not in the database. */
async function countLost(server: ServerProcess, report: LoadReport): Promise<number> {
  const { db } = server.connection
  const alarms = await listRows<{ count: number }>(db, sql`SELECT count(*) AS count FROM device_message`)
  const telemetry = await listRows<{ name: string; ts: number }>(
    db,
    sql`SELECT lmd.client_id || ' ' || lift.lift_number AS name, ts FROM lift_telemetry
      JOIN lift ON lift.id = lift_id JOIN lmd ON lmd.id = lift.lmd_id`,
  )
  const stored = new Map(telemetry.map(({ name, ts }) => [name, ts]))
  const behind = Object.entries(report.newestTs).filter(([name, ts]) => (stored.get(name) ?? 0) < ts).length
  return Math.max(0, report.alarmsAcknowledged - alarms[0]!.count) + behind
}

/** How many rows a second PostgreSQL alone takes of the same shape, in batches of the same size. */
async function bareUpserts(server: ServerProcess): Promise<number> {
  const { db } = server.connection
  const values = JSON.stringify(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, index])))
  const startedAt = performance.now()
  const rounds = 20
  for (let round = 0; round < rounds; round++) {
    await db.execute(sql`
      INSERT INTO lift_telemetry (lift_id, ts, values, value_ts)
      SELECT id, ${round}, ${values}::jsonb, '{}' FROM (SELECT id FROM lift ORDER BY id LIMIT 1000 OFFSET ${round * 1000}) chosen
      ON CONFLICT (lift_id) DO UPDATE SET ts = excluded.ts, values = excluded.values`)
  }
  return (rounds * 1000) / ((performance.now() - startedAt) / 1000)
}

export async function benchIngest(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  const listening = new AbortController()
  try {
    say(`estate of ${lifts} lifts …`)
    const devices = await seedEstate(server.connection.db, lifts, liftsPerDevice)
    const baseline = await bareUpserts(server)
    await server.connection.db.execute(sql`TRUNCATE lift_telemetry`)
    const heardAt = await listen(server, listening.signal)
    say(`${offeredPerSecond} messages a second for ${seconds} s …`)
    const before = await usageOf(server.pid)
    const report = await runLoad({ port: server.mqttPort, devices, seconds, offeredPerSecond, probesPerSecond })
    const after = await usageOf(server.pid)
    await new Promise(resolve => setTimeout(resolve, 1_000))
    const delays = await noticeDelays(server, heardAt)
    const cpu = ((after.cpuSeconds - before.cpuSeconds) / report.elapsedSeconds) * 100
    return [
      atLeast(
        { figure: 'messages per second', value: report.acknowledgedPerSecond, unit: '1/s', baseline },
        offeredPerSecond * 0.995,
      ),
      atMost({ figure: 'lost', value: await countLost(server, report), unit: '' }, 0),
      told({ figure: 'publish to acknowledge p95', value: report.acknowledgeP95Ms, unit: 'ms' }),
      told({ figure: 'publish to event median', value: quantile(delays, 0.5), unit: 'ms' }),
      atMost({ figure: 'publish to event p95', value: quantile(delays, 0.95), unit: 'ms' }, 1_000),
      told({ figure: 'events heard', value: delays.length, unit: '', baseline: report.probes }),
      told({ figure: 'server cpu', value: cpu, unit: '%' }),
      told({ figure: 'server memory', value: after.memoryMb, unit: 'MB' }),
    ]
  } finally {
    listening.abort()
    await server.stop()
  }
}
