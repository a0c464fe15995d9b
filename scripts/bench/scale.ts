import { seedEstate } from './estate'
import { reported, quantile, type Figure } from './figures'
import { enterReaders, type HomeReader } from './home/readers'
import { runLoad } from './run-load'
import { seedFaults } from './seed-faults'
import { startServerProcess, usageOf } from './server-process'

/** Large numbers of lifts go to many devices: a connection each of all of them would be the load's own bound. */
const sendingDevices = 1_300
const liftsPerDevice = 20
const seconds = 20
const rounds = 40
const faultsPerLift = 2

interface Measures {
  readonly rate: number
  readonly cpuPerMessageMs: number
  readonly memoryMb: number
  readonly pageMs: number
  readonly councilPageMs: number
  readonly summaryMs: number
  readonly councilSummaryMs: number
}

async function medianMs(call: () => Promise<unknown>): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await call()
    samples.push(performance.now() - startedAt)
  }
  return quantile(samples, 0.5)
}

/** Some of a list, as far from each other as they can be: neighbours would share pages of tables. */
function spread<One>(all: readonly One[], count: number): One[] {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, index) => index % step === 0).slice(0, count)
}

async function callsOf({ client }: HomeReader) {
  return {
    pageMs: await medianMs(() => client.liftFaults.page({ operationalStatus: 'OUTSTANDING' })),
    summaryMs: await medianMs(() => client.home.summary({})),
  }
}

/** A server of its own over an estate of so many lifts: what its lists cost, and how many messages a second it takes. */
async function measure(lifts: number, say: (line: string) => void): Promise<Measures> {
  const server = await startServerProcess()
  try {
    const { db } = server.connection
    say(`estate of ${lifts} lifts …`)
    const devices = await seedEstate(db, lifts, liftsPerDevice)
    await seedFaults(db, lifts * faultsPerLift)
    const readers = await enterReaders(db, server.url)
    say('pages …')
    const all = await callsOf(readers[0]!)
    const council = await callsOf(readers[1]!)
    say(`as many messages as are taken, for ${seconds} s …`)
    const before = await usageOf(server.pid)
    const report = await runLoad({
      port: server.mqttPort,
      devices: spread(devices, sendingDevices),
      seconds,
      offered: { underWayPerDevice: 4 },
      probesPerSecond: 10,
      firstProbeNumber: 100,
      quietDevices: 0,
    })
    const after = await usageOf(server.pid)
    const messages = report.allAcknowledgedPerSecond * report.elapsedSeconds
    return {
      rate: report.acknowledgedPerSecond,
      cpuPerMessageMs: ((after.cpuSeconds - before.cpuSeconds) * 1_000) / messages,
      memoryMb: after.memoryMb,
      pageMs: all.pageMs,
      councilPageMs: council.pageMs,
      summaryMs: all.summaryMs,
      councilSummaryMs: council.summaryMs,
    }
  } finally {
    await server.stop()
  }
}

const names: readonly (readonly [keyof Measures, string, string])[] = [
  ['rate', 'maximum rate', '1/s'],
  ['cpuPerMessageMs', 'server cpu a message', 'ms'],
  ['memoryMb', 'server memory', 'MB'],
  ['pageMs', 'page of all, median', 'ms'],
  ['councilPageMs', 'page of a council, median', 'ms'],
  ['summaryMs', 'summary of all, median', 'ms'],
  ['councilSummaryMs', 'summary of a council, median', 'ms'],
]

/** What an estate ten times as large costs one server, beside one of today's size: docs/scale.md reckons with it. */
export async function benchScale(say: (line: string) => void): Promise<Figure[]> {
  const today = await measure(26_000, say)
  const large = await measure(260_000, say)
  return names.map(([key, figure, unit]) => reported({ figure, value: large[key], unit, baseline: today[key] }))
}
