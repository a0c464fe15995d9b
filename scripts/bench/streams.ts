import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { findNewestNotice } from '../../server/src/queries/notices'
import { listRows } from '../../server/src/queries/rows'
import type { DeviceAccess } from '../demo/device-tokens'
import { seedEstate } from './estate'
import { atLeast, atMost, quantile, reported, type Figure } from './figures'
import { watchMemory } from './memory-peak'
import { runLoad } from './run-load'
import { startServerProcess, usageOf, type ServerProcess } from './server-process'
import { startScreens, type Screens } from './streams/open-screens'
import { seedSessions } from './streams/seed-sessions'

const lifts = 4_000
const liftsPerDevice = 20
const fewStreams = 100
const manyStreams = 4_000
const samples = 40
const changesPerSecond = 100
const fewSeconds = 15
const manySeconds = 40
const noticeAimMs = 500
const memoryAimMb = 600
/** What is on its way at the end of a load may take so long. */
const patienceMs = 10_000

interface Site {
  readonly server: ServerProcess
  readonly devices: readonly DeviceAccess[]
  readonly screens: Screens
}

interface Measured {
  readonly p50Ms: number
  readonly p95Ms: number
  readonly slowestMs: number
  readonly memoryMb: number
  readonly changesPerSecond: number
  /** Streams that are open at the end and have come to the newest notice. */
  readonly current: number
  readonly noticesPerSecond: number
  readonly serverCpu: number
  readonly screensCpu: number
}

/** How long after its device's message each alarm's notice came, in every sampled stream. */
async function delaysOf(
  server: ServerProcess,
  since: number,
  noticedAt: readonly Record<string, number>[],
): Promise<number[]> {
  const rows = await listRows<{ id: string; startTs: number }>(
    server.connection.db,
    sql`SELECT id, alarm_start_ts AS "startTs" FROM alarm WHERE alarm_start_ts >= ${since}`,
  )
  const startOf = new Map(rows.map(({ id, startTs }) => [id, startTs]))
  return noticedAt.flatMap(noted =>
    Object.entries(noted).flatMap(([id, at]) => (startOf.has(id) ? [at - startOf.get(id)!] : [])),
  )
}

/** Waits until the streams have come to the newest notice, or the patience is over; answers how many have. */
async function countCurrent(server: ServerProcess, screens: Screens, noticed: Record<string, number>[][]) {
  const until = performance.now() + patienceMs
  const newestId = await findNewestNotice(server.connection.db)
  while (true) {
    const { reachedIds, noticedAt, open } = await screens.report()
    noticed.push([...noticedAt])
    // A heartbeat says the id that was reached also where the newest notices were not for this stream.
    const current = reachedIds.filter(id => id >= newestId).length
    if (current === open || performance.now() > until) return current
    await sleep(250)
  }
}

async function measure(
  { server, devices, screens }: Site,
  seconds: number,
  firstProbeNumber: number,
): Promise<Measured> {
  const { bytes: _, ...before } = await screens.report()
  const since = Date.now()
  const memory = watchMemory(server.pid)
  const [serverBefore, screensBefore] = await Promise.all([usageOf(server.pid), usageOf(screens.pid)])
  const { probes, elapsedSeconds } = await runLoad({
    port: server.mqttPort,
    devices,
    seconds,
    offered: { perSecond: 0 },
    probesPerSecond: changesPerSecond,
    firstProbeNumber,
    quietDevices: 0,
  })
  const [serverAfter, screensAfter] = await Promise.all([usageOf(server.pid), usageOf(screens.pid)])
  const noticed: Record<string, number>[][] = []
  const current = await countCurrent(server, screens, noticed)
  const memoryMb = await memory.peakMb()
  const delays = await delaysOf(server, since, noticed.flat())
  const share = (after: number, earlier: number) => ((after - earlier) / elapsedSeconds) * 100
  return {
    p50Ms: quantile(delays, 0.5),
    p95Ms: quantile(delays, 0.95),
    slowestMs: quantile(delays, 1),
    memoryMb,
    changesPerSecond: probes / elapsedSeconds,
    current,
    noticesPerSecond: (delays.length / before.noticedAt.length / elapsedSeconds) * before.open,
    serverCpu: share(serverAfter.cpuSeconds, serverBefore.cpuSeconds),
    screensCpu: share(screensAfter.cpuSeconds, screensBefore.cpuSeconds),
  }
}

function figuresOf(few: Measured, many: Measured): Figure[] {
  return [
    atMost({ figure: 'notice p95', value: many.p95Ms, unit: 'ms', baseline: few.p95Ms }, noticeAimMs),
    reported({ figure: 'notice median', value: many.p50Ms, unit: 'ms', baseline: few.p50Ms }),
    reported({ figure: 'slowest notice', value: many.slowestMs, unit: 'ms', baseline: few.slowestMs }),
    atMost({ figure: 'server memory', value: many.memoryMb, unit: 'MB', baseline: few.memoryMb }, memoryAimMb),
    atLeast(
      { figure: 'changes a second', value: many.changesPerSecond, unit: '1/s', baseline: few.changesPerSecond },
      changesPerSecond * 0.98,
    ),
    reported({
      figure: 'notices sent a second',
      value: many.noticesPerSecond,
      unit: '1/s',
      baseline: few.noticesPerSecond,
    }),
    atLeast({ figure: 'streams with all of it', value: many.current, unit: '', baseline: few.current }, manyStreams),
    reported({ figure: 'server cpu', value: many.serverCpu, unit: '%', baseline: few.serverCpu }),
    reported({ figure: 'cpu of the screens', value: many.screensCpu, unit: '%', baseline: few.screensCpu }),
  ]
}

/**
 * Thousands of live streams, each of a session of its own, while devices send a hundred alarms a second: how long after the device's
 * message its notice is read, beside the same with a hundred streams.
 */
export async function benchStreams(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess({
    LIFTWATCH_CONNECTIONS: String(2 * manyStreams),
    LIFTWATCH_CONNECTIONS_PER_ADDRESS: String(2 * manyStreams),
  })
  const screens = startScreens()
  try {
    say(`estate of ${lifts} lifts, sessions for ${manyStreams} streams …`)
    const devices = await seedEstate(server.connection.db, lifts, liftsPerDevice)
    const tokens = await seedSessions(server.connection.db, manyStreams)
    const port = Number(new URL(server.url).port)
    const site = { server, devices, screens }
    say(`${changesPerSecond} changes a second with ${fewStreams} streams, for ${fewSeconds} s …`)
    await screens.open({ port, tokens: tokens.slice(0, fewStreams), sampleEvery: 3 })
    const few = await measure(site, fewSeconds, 10_000)
    say(`the same with ${manyStreams} streams, for ${manySeconds} s …`)
    const rest = tokens.slice(fewStreams)
    const openedAt = performance.now()
    await screens.open({ port, tokens: rest, sampleEvery: Math.ceil(rest.length / samples) - 1 })
    say(`opened in ${Math.round(performance.now() - openedAt)} ms`)
    const many = await measure(site, manySeconds, 20_000)
    return figuresOf(few, many)
  } finally {
    screens.close()
    await server.stop()
  }
}
