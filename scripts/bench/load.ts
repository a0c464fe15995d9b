import type { DeviceAccess } from '../demo/device-tokens'
import { quantile } from './figures'
import { connectPublisher, type Publisher } from './publisher'

export interface LoadRequest {
  readonly port: number
  readonly devices: readonly DeviceAccess[]
  readonly seconds: number
  readonly offeredPerSecond: number
  /** Alarms among them, each on a lift of its own, to time how soon it is heard of. */
  readonly probesPerSecond: number
}

export interface LoadReport {
  readonly acknowledgedPerSecond: number
  readonly acknowledgeP95Ms: number
  readonly alarmsAcknowledged: number
  readonly probes: number
  readonly elapsedSeconds: number
  /** The instant of the newest acknowledged telemetry of each device and lift. */
  readonly newestTs: Record<string, number>
}

const tickMs = 10
const connectAtOnce = 50

function telemetryBody(lift: string, ts: number): string {
  const values = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, (ts + index) % 1000]))
  return JSON.stringify({ ts, lift, values })
}

async function connectAll({ port, devices }: LoadRequest): Promise<Publisher[]> {
  const publishers: Publisher[] = []
  for (let from = 0; from < devices.length; from += connectAtOnce) {
    publishers.push(
      ...(await Promise.all(devices.slice(from, from + connectAtOnce).map(device => connectPublisher(port, device)))),
    )
  }
  return publishers
}

async function run(request: LoadRequest): Promise<LoadReport> {
  const publishers = await connectAll(request)
  const lifts = publishers.flatMap(publisher => publisher.device.lifts.map(lift => ({ publisher, lift })))
  // Device by device it would be a burst on one connection after the other; the estate's lifts do not take turns like that.
  const turns = lifts.toSorted((a, b) => (a.lift < b.lift ? -1 : a.lift > b.lift ? 1 : 0))
  const newestTs: Record<string, number> = {}
  const delays: number[] = []
  let acknowledged = 0
  let alarmsAcknowledged = 0
  let sent = 0
  let probes = 0
  let seq = 0
  const startedAt = performance.now()

  function sendOne(): void {
    const ts = Date.now()
    const isProbe = sent % Math.round(request.offeredPerSecond / request.probesPerSecond) === 0
    const { publisher, lift } = turns[sent++ % turns.length]!
    const at = performance.now()
    const acknowledge = () => {
      acknowledged++
      delays.push(performance.now() - at)
    }
    if (isProbe) {
      const number = 100 + probes++
      const body = JSON.stringify({ ts, seq: seq++, lift, type: 'LIFT_FAULT', number, state: 'SET' })
      publisher.publish('alarm', body, () => {
        acknowledge()
        alarmsAcknowledged++
      })
      return
    }
    const name = `${publisher.device.clientId} ${lift}`
    publisher.publish('telemetry', telemetryBody(lift, ts), () => {
      acknowledge()
      newestTs[name] = Math.max(newestTs[name] ?? 0, ts)
    })
  }

  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - startedAt
      const due = Math.min(elapsedMs, request.seconds * 1000) * (request.offeredPerSecond / 1000)
      while (sent < due) sendOne()
      if (elapsedMs < request.seconds * 1000) return
      clearInterval(timer)
      resolve()
    }, tickMs)
  })
  const patienceUntil = performance.now() + 30_000
  const isAllThere = () => acknowledged >= sent
  while (!isAllThere() && performance.now() < patienceUntil) await new Promise(resolve => setTimeout(resolve, tickMs))
  const elapsedSeconds = (performance.now() - startedAt) / 1000
  for (const publisher of publishers) publisher.end()
  return {
    acknowledgedPerSecond: acknowledged / elapsedSeconds,
    acknowledgeP95Ms: quantile(delays, 0.95),
    alarmsAcknowledged,
    probes,
    elapsedSeconds,
    newestTs,
  }
}

process.once('message', message => {
  void run(message as LoadRequest).then(report => process.send!(report, () => process.exit()))
})
