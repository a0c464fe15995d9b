import type { DeviceAccess } from '../demo/device-tokens'
import { quantile } from './figures'
import { connectPublisher, type Publisher } from './publisher'
import { telemetryBody } from './telemetry-body'

export interface LoadRequest {
  readonly port: number
  readonly devices: readonly DeviceAccess[]
  readonly seconds: number
  /** Messages a second, or as many as are acknowledged while each device has so many under way. */
  readonly offered: { readonly perSecond: number } | { readonly underWayPerDevice: number }
  /** Alarms a second, to time how soon their notice comes. */
  readonly probesPerSecond: number
  /** Alarms of this number and those that follow, so that no load of a run finds its alarms set already. */
  readonly firstProbeNumber: number
  /** Of the devices so many send the alarms and nothing else; with 0 alarms come between the telemetry of all. */
  readonly quietDevices: number
}

export interface LoadReport {
  /** Over the seconds of the load alone, without what was acknowledged after them. */
  readonly acknowledgedPerSecond: number
  /** Over the time until all were acknowledged. */
  readonly allAcknowledgedPerSecond: number
  readonly acknowledgeP95Ms: number
  readonly alarmsAcknowledged: number
  readonly probes: number
  readonly elapsedSeconds: number
  /** The instant of the newest acknowledged telemetry of each device and lift. */
  readonly newestTs: Record<string, number>
}

const tickMs = 10
const connectAtOnce = 50
const patienceMs = 30_000

async function connectAll({ port, devices }: LoadRequest): Promise<Publisher[]> {
  const publishers: Publisher[] = []
  for (let from = 0; from < devices.length; from += connectAtOnce) {
    publishers.push(
      ...(await Promise.all(devices.slice(from, from + connectAtOnce).map(device => connectPublisher(port, device)))),
    )
  }
  return publishers
}

/** Device by device it would be a burst on one connection after the other; the estate's lifts do not take turns like that. */
function liftsInTurn(publishers: readonly Publisher[]) {
  const lifts = publishers.flatMap(publisher => publisher.device.lifts.map(lift => ({ publisher, lift })))
  return lifts.toSorted((a, b) => (a.lift < b.lift ? -1 : a.lift > b.lift ? 1 : 0))
}

async function run(request: LoadRequest): Promise<LoadReport> {
  const { offered, seconds, quietDevices, probesPerSecond } = request
  const publishers = await connectAll(request)
  const loud = liftsInTurn(publishers.slice(quietDevices))
  const probed = quietDevices > 0 ? liftsInTurn(publishers.slice(0, quietDevices)) : loud
  const newestTs: Record<string, number> = {}
  const delays: number[] = []
  let acknowledged = 0
  let alarmsAcknowledged = 0
  let sent = 0
  let turn = 0
  let probes = 0
  // Sequence numbers begin with the time: the loads of one run come one after the other on the same devices.
  let seq = Date.now() * 1_000
  const startedAt = performance.now()

  function acknowledge(at: number): void {
    acknowledged++
    delays.push(performance.now() - at)
  }

  function sendProbe(): void {
    const { publisher, lift } = probed[probes % probed.length]!
    const number = request.firstProbeNumber + probes++
    const body = JSON.stringify({ ts: Date.now(), seq: seq++, lift, type: 'LIFT_FAULT', number, state: 'SET' })
    const at = performance.now()
    sent++
    publisher.publish('alarm', body, () => {
      acknowledge(at)
      alarmsAcknowledged++
    })
  }

  function sendTelemetry({ publisher, lift }: (typeof loud)[number], onAcknowledged = () => {}): void {
    const ts = Date.now()
    const name = `${publisher.device.clientId} ${lift}`
    const at = performance.now()
    sent++
    publisher.publish('telemetry', telemetryBody(lift, ts), () => {
      acknowledge(at)
      newestTs[name] = Math.max(newestTs[name] ?? 0, ts)
      onAcknowledged()
    })
  }

  const isOver = () => performance.now() - startedAt >= seconds * 1000

  /** Each device sends its next message when one of its own was acknowledged. */
  function sendInWindow(underWayPerDevice: number): void {
    for (const publisher of publishers.slice(quietDevices)) {
      let index = 0
      const { lifts } = publisher.device
      const next = (): void => {
        if (!isOver()) sendTelemetry({ publisher, lift: lifts[index++ % lifts.length]! }, next)
      }
      for (let count = 0; count < underWayPerDevice; count++) next()
    }
  }

  /** What is due by now, each lift in its turn; a device whose connection takes nothing more leaves its turn out. */
  function sendDue(elapsedMs: number, perSecond: number): void {
    const due = Math.min(elapsedMs, seconds * 1000) * (perSecond / 1000)
    for (; turn < due; turn++) {
      const next = loud[turn % loud.length]!
      if (!next.publisher.isBlocked()) sendTelemetry(next)
    }
  }

  if ('underWayPerDevice' in offered) sendInWindow(offered.underWayPerDevice)
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - startedAt
      if ('perSecond' in offered) sendDue(elapsedMs, offered.perSecond)
      while (probes < (Math.min(elapsedMs, seconds * 1000) / 1000) * probesPerSecond) sendProbe()
      if (!isOver()) return
      clearInterval(timer)
      resolve()
    }, tickMs)
  })
  const loadSeconds = (performance.now() - startedAt) / 1000
  const acknowledgedPerSecond = acknowledged / loadSeconds
  const patienceUntil = performance.now() + patienceMs
  const areAllThere = () => acknowledged >= sent
  while (!areAllThere() && performance.now() < patienceUntil) {
    await new Promise(resolve => setTimeout(resolve, tickMs))
  }
  const allAcknowledgedPerSecond = acknowledged / ((performance.now() - startedAt) / 1000)
  for (const publisher of publishers) publisher.end()
  return {
    acknowledgedPerSecond,
    allAcknowledgedPerSecond,
    acknowledgeP95Ms: quantile(delays, 0.95),
    alarmsAcknowledged,
    probes,
    elapsedSeconds: loadSeconds,
    newestTs,
  }
}

process.once('message', message => {
  void run(message as LoadRequest).then(report => process.send!(report, () => process.exit()))
})
