import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DeviceAccess } from '../demo/device-tokens'
import { seedEstate } from './estate'
import { atMost, quantile, reported, type Figure } from './figures'
import type { AttackRequest } from './hostile/run-attack'
import { watchMemory } from './memory-peak'
import { noteNotices, noticeDelays } from './notice-delays'
import { runLoad } from './run-load'
import { startServerProcess, type ServerProcess } from './server-process'

const honestDevices = 200
const liftsPerDevice = 20
const telemetryEverySeconds = 5
const secondsEach = 20
const probesPerSecond = 10
const alarmAimMs = 1_000
const memoryAimMb = 500
const settleMs = 2_000

const attacks = ['gzip bombs', 'telemetry keys', 'late edges', 'broker bytes']

function runAttack(request: AttackRequest): Promise<number> {
  const path = fileURLToPath(new URL('hostile/run-attack.ts', import.meta.url))
  const child = fork(path, [], { stdio: ['ignore', 2, 2, 'ipc'] })
  child.send(request)
  return new Promise((resolve, reject) => {
    child.once('message', steps => resolve(steps as number))
    child.once('exit', code => reject(new Error(`the attack ended with ${code}`)))
  })
}

interface Measured {
  readonly p95Ms: number
  readonly memoryMb: number
  /** Honest alarms whose notice did not come. */
  readonly missing: number
}

interface Site {
  readonly server: ServerProcess
  readonly honest: readonly DeviceAccess[]
  readonly hostile: DeviceAccess
  readonly noticed: ReadonlyMap<string, number>
}

/** The honest devices' usual traffic with some alarms, beside an attack or, for comparison, beside none. */
async function measure(site: Site, attack: string | undefined, firstProbeNumber: number): Promise<Measured> {
  const { server, honest, hostile, noticed } = site
  const since = Date.now()
  const memory = watchMemory(server.pid)
  const attacking = attack
    ? runAttack({
        attack,
        target: { url: server.url, mqttPort: server.mqttPort, device: hostile },
        seconds: secondsEach + 2,
      })
    : undefined
  const report = await runLoad({
    port: server.mqttPort,
    devices: honest,
    seconds: secondsEach,
    offered: { perSecond: (honestDevices * liftsPerDevice) / telemetryEverySeconds },
    probesPerSecond,
    firstProbeNumber,
    quietDevices: 0,
  })
  await attacking
  await new Promise(resolve => setTimeout(resolve, settleMs))
  const names = honest.map(({ clientId }) => clientId)
  const { delays } = await noticeDelays(server, noticed, since, names)
  return {
    p95Ms: quantile(delays, 0.95),
    memoryMb: await memory.peakMb(),
    missing: report.probes - delays.length,
  }
}

/** Two hundred honest devices beside one attack after the other: how late their alarms are, and what the server needs. */
export async function benchHostile(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  const listening = new AbortController()
  try {
    const lifts = (honestDevices + attacks.length) * liftsPerDevice
    const devices = await seedEstate(server.connection.db, lifts, liftsPerDevice)
    const noticed = await noteNotices(server, listening.signal)
    const honest = devices.slice(attacks.length)
    say(`${honestDevices} honest devices, and nothing else …`)
    const calm = await measure({ server, honest, hostile: devices[0]!, noticed }, undefined, 1_000)
    const measured: Measured[] = []
    const figures: Figure[] = []
    for (const [index, attack] of attacks.entries()) {
      say(`${attack} …`)
      const found = await measure({ server, honest, hostile: devices[index]!, noticed }, attack, (index + 2) * 1_000)
      measured.push(found)
      figures.push(
        reported({ figure: `${attack}: honest alarm p95`, value: found.p95Ms, unit: 'ms', baseline: calm.p95Ms }),
        reported({ figure: `${attack}: server memory`, value: found.memoryMb, unit: 'MB', baseline: calm.memoryMb }),
      )
    }
    const worst = Math.max(...measured.map(({ p95Ms }) => p95Ms))
    const memory = Math.max(...measured.map(({ memoryMb }) => memoryMb))
    const missing = measured.reduce((sum, found) => sum + found.missing, 0)
    return [
      ...figures,
      atMost({ figure: 'honest alarm p95', value: worst, unit: 'ms', baseline: calm.p95Ms }, alarmAimMs),
      atMost({ figure: 'honest alarms without notice', value: missing, unit: '' }, 0),
      atMost({ figure: 'server memory', value: memory, unit: 'MB', baseline: calm.memoryMb }, memoryAimMb),
    ]
  } finally {
    listening.abort()
    await server.stop()
  }
}
