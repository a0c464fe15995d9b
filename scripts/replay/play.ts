import { setTimeout as sleep } from 'node:timers/promises'
import type { DeviceAccess } from '../demo/device-tokens'
import { connectDevice, type SimulatedDevice } from '../simulator/device'
import type { ReplayEdge } from './edges'

export interface Assignment {
  readonly liftId: string
  readonly liftNumber: string
  readonly device: DeviceAccess
}

interface Pace {
  readonly speed: number
  readonly at: 'original' | 'now'
}

const waitingMax = 500

async function connectAll(url: string, assignments: Iterable<Assignment>): Promise<Map<string, SimulatedDevice>> {
  const connected = new Map<string, SimulatedDevice>()
  for (const { device } of assignments) {
    if (!connected.has(device.clientId)) connected.set(device.clientId, await connectDevice(url, device, 'replay'))
  }
  return connected
}

/** Plays the edges in order, each at its time by the chosen pace, and waits until the server has acknowledged them all. */
export async function play(
  url: string,
  edges: readonly ReplayEdge[],
  assignments: ReadonlyMap<string, Assignment>,
  pace: Pace,
): Promise<{ sent: number; seconds: number }> {
  const devices = await connectAll(url, assignments.values())
  const startedAt = Date.now()
  const firstTs = edges[0]?.ts ?? 0
  const waiting = new Set<Promise<void>>()
  for (const { lift, type, ts, number, state, description } of edges) {
    const dueAt = startedAt + (ts - firstTs) / pace.speed
    if (dueAt > Date.now()) await sleep(dueAt - Date.now())
    while (waiting.size >= waitingMax) await Promise.race(waiting)
    const { liftNumber, device } = assignments.get(lift)!
    const at = pace.at === 'now' ? Date.now() : ts
    const sending = devices
      .get(device.clientId)!
      .sendAlarm({ type, ts: at, lift: liftNumber, number, state, description })
    const tracked: Promise<void> = sending.finally(() => waiting.delete(tracked))
    waiting.add(tracked)
  }
  await Promise.all(waiting)
  await Promise.all([...devices.values()].map(device => device.end()))
  return { sent: edges.length, seconds: Math.max(0.001, (Date.now() - startedAt) / 1000) }
}
