import { sql } from 'drizzle-orm'
import { listRows } from '../../server/src/queries/rows'
import type { DeviceAccess } from '../demo/device-tokens'
import { seedEstate } from './estate'
import { atLeast, atMost, quantile, reported, type Figure } from './figures'
import { startServerProcess, usageOf, type ServerProcess } from './server-process'
import type { LoadReport, LoadRequest } from './load'
import { watchMemory } from './memory-peak'
import { noteNotices, noticeDelays } from './notice-delays'
import { runLoad } from './run-load'

const lifts = 26_000
const liftsPerDevice = 20
const seconds = 30
const offeredPerSecond = 5_200
const probesPerSecond = 10
const overloadSeconds = 20
/** Devices whose alarms are timed while all others send too much. */
const quietDevices = 50
const maximumAim = 15_000

/** Acknowledged messages that are not in the database. */
async function countLost(
  server: ServerProcess,
  report: Pick<LoadReport, 'alarmsAcknowledged' | 'newestTs'>,
): Promise<number> {
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

/** As a normal day: what the estate's devices send, with alarms between the telemetry of all. */
async function steadyLoad(
  server: ServerProcess,
  devices: readonly DeviceAccess[],
  noticed: ReadonlyMap<string, number>,
) {
  const baseline = await bareUpserts(server)
  await server.connection.db.execute(sql`TRUNCATE lift_telemetry`)
  const since = Date.now()
  const before = await usageOf(server.pid)
  const report = await runLoad({
    port: server.mqttPort,
    devices,
    seconds,
    offered: { perSecond: offeredPerSecond },
    probesPerSecond,
    firstProbeNumber: 100,
    quietDevices: 0,
  })
  const after = await usageOf(server.pid)
  await settled()
  const { delays } = await noticeDelays(
    server,
    noticed,
    since,
    devices.map(({ clientId }) => clientId),
  )
  const cpu = ((after.cpuSeconds - before.cpuSeconds) / report.elapsedSeconds) * 100
  const figures = [
    atLeast(
      { figure: 'messages per second', value: report.allAcknowledgedPerSecond, unit: '1/s', baseline },
      offeredPerSecond * 0.995,
    ),
    reported({ figure: 'publish to acknowledge p95', value: report.acknowledgeP95Ms, unit: 'ms' }),
    reported({ figure: 'publish to event median', value: quantile(delays, 0.5), unit: 'ms' }),
    atMost({ figure: 'publish to event p95', value: quantile(delays, 0.95), unit: 'ms' }, 1_000),
    reported({ figure: 'events noticed', value: delays.length, unit: '', baseline: report.probes }),
    reported({ figure: 'server cpu', value: cpu, unit: '%' }),
    reported({ figure: 'server memory', value: after.memoryMb, unit: 'MB' }),
  ]
  return { figures, reports: [report] }
}

/** As much as the server takes, then twice and five times that, with alarms of devices that send nothing else. */
async function overload(
  server: ServerProcess,
  devices: readonly DeviceAccess[],
  noticed: ReadonlyMap<string, number>,
  say: (line: string) => void,
) {
  let firstProbeNumber = 10_000
  const load = (offered: LoadRequest['offered']) => {
    firstProbeNumber += 10_000
    return runLoad({
      port: server.mqttPort,
      devices,
      seconds: overloadSeconds,
      offered,
      probesPerSecond,
      firstProbeNumber,
      quietDevices,
    })
  }
  say(`as many messages as are taken, for ${overloadSeconds} s …`)
  const most = await load({ underWayPerDevice: 4 })
  const maximum = most.acknowledgedPerSecond
  const figures = [atLeast({ figure: 'maximum rate', value: maximum, unit: '1/s' }, maximumAim)]
  const reports = [most]
  for (const times of [2, 5]) {
    say(`${times} times ${Math.round(maximum)} messages a second for ${overloadSeconds} s …`)
    const since = Date.now()
    const memory = watchMemory(server.pid)
    const report = await load({ perSecond: maximum * times })
    reports.push(report)
    await settled()
    const quiet = devices.slice(0, quietDevices).map(({ clientId }) => clientId)
    const { delays, missing } = await noticeDelays(server, noticed, since, quiet)
    const name = times === 2 ? 'overload' : `overload × ${times}`
    figures.push(
      atLeast({ figure: `${name} throughput ratio`, value: report.acknowledgedPerSecond / maximum, unit: '' }, 0.9),
      atMost({ figure: `${name} memory`, value: await memory.peakMb(), unit: 'MB' }, 400),
      atMost({ figure: `${name} alarm p95`, value: quantile(delays, 0.95), unit: 'ms' }, 1_000),
      atMost({ figure: `${name} alarms without notice`, value: report.probes - delays.length + missing, unit: '' }, 0),
    )
  }
  return { figures, reports }
}

/** What is acknowledged may still be on its way to those who listen. */
function settled(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 1_000))
}

/** The newest acknowledged telemetry and the number of acknowledged alarms, over several loads. */
function together(reports: readonly LoadReport[]): Pick<LoadReport, 'alarmsAcknowledged' | 'newestTs'> {
  const newestTs: Record<string, number> = {}
  for (const report of reports) {
    for (const [name, ts] of Object.entries(report.newestTs)) newestTs[name] = Math.max(newestTs[name] ?? 0, ts)
  }
  return { alarmsAcknowledged: reports.reduce((sum, report) => sum + report.alarmsAcknowledged, 0), newestTs }
}

export async function benchIngest(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  const listening = new AbortController()
  try {
    say(`estate of ${lifts} lifts …`)
    const devices = await seedEstate(server.connection.db, lifts, liftsPerDevice)
    const noticed = await noteNotices(server, listening.signal)
    say(`${offeredPerSecond} messages a second for ${seconds} s …`)
    const steady = await steadyLoad(server, devices, noticed)
    const over = await overload(server, devices, noticed, say)
    const lost = await countLost(server, together([...steady.reports, ...over.reports]))
    return [...steady.figures, ...over.figures, atMost({ figure: 'lost', value: lost, unit: '' }, 0)]
  } finally {
    listening.abort()
    await server.stop()
  }
}
