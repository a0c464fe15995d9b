import type { DeviceAccess } from '../demo/device-tokens'
import { connectPublisher } from './publisher'

const everyMs = 20
const devicesAtOnce = 50

export interface Probe {
  /** When it was sent, by `performance.now()`. */
  readonly at: number
  /** Until the server had stored it and said so. */
  readonly ms: number
}

/** Has traps set and cleared, lift by lift, until it is stopped; answers each that was stored, and throws where one was not. */
export async function probeTraps(port: number, devices: readonly DeviceAccess[]) {
  const publishers = await Promise.all(devices.slice(0, devicesAtOnce).map(device => connectPublisher(port, device)))
  const places = publishers.flatMap(publisher => publisher.device.lifts.map(lift => ({ publisher, lift })))
  const probes: Probe[] = []
  let sent = 0
  let seq = Date.now() * 1_000
  const timer = setInterval(() => {
    const { publisher, lift } = places[sent % places.length]!
    const state = Math.floor(sent / places.length) % 2 === 0 ? 'SET' : 'CLEAR'
    const at = performance.now()
    sent++
    const body = JSON.stringify({ ts: Date.now(), seq: seq++, lift, type: 'PASSENGER_TRAP', number: 1, state })
    publisher.publish('alarm', body, () => void probes.push({ at, ms: performance.now() - at }))
  }, everyMs)
  return async (): Promise<Probe[]> => {
    clearInterval(timer)
    const until = performance.now() + 30_000
    while (probes.length < sent && performance.now() < until) await new Promise(resolve => setTimeout(resolve, 10))
    for (const publisher of publishers) publisher.end()
    if (probes.length < sent) throw new Error(`${sent - probes.length} of ${sent} traps were not stored`)
    return probes
  }
}
