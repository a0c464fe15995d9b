import { setTimeout as sleep } from 'node:timers/promises'
import type { DeviceAccess } from '../demo/device-tokens'
import { createRandom, type Random } from '../demo/random'
import { connectDevice, type SimulatedDevice } from './device'
import { talk } from './intercom'
import { createLiftModel } from './lift-model'
import type { SimulatedLift } from './simulated-lift'

const telemetryEveryMs = 5_000
const connectAtOnce = 20
/** In the whole estate a fault begins about so often: busy enough to look at, quiet enough to be believed. */
const meanFaultGapMs = 45_000
const meanFaultMs = { small: 90_000, large: 600_000 }
/** Building alarms, fewer than faults. */
const meanEventGapMs = 120_000
const meanEventMs = 240_000
/** Maintenance mode is not among them: it comes of visits. */
const eventNumbers = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
const smallFaults = [1, 2, 4, 8, 9, 10, 13, 14, 20, 24]
const largeFaults = [3, 5, 6, 7, 12, 15, 16, 19, 22]

/** Waits, or no longer once the simulation is over. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {})
}

async function connectAll(
  url: string,
  devices: readonly DeviceAccess[],
  signal: AbortSignal,
): Promise<SimulatedDevice[]> {
  const connected: SimulatedDevice[] = []
  for (let from = 0; from < devices.length && !signal.aborted; from += connectAtOnce) {
    connected.push(
      ...(await Promise.all(devices.slice(from, from + connectAtOnce).map(access => connectDevice(url, access)))),
    )
  }
  return connected
}

async function sendTelemetry(lifts: readonly SimulatedLift[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const lift of lifts) {
      if (signal.aborted) return
      lift.model.move()
      // Unsent while the broker is away; the next round tells what is true by then.
      void lift.device.sendTelemetry(lift.number, lift.model.values(lift.fault, lift.event)).catch(() => {})
      await pause(telemetryEveryMs / lifts.length, signal)
    }
  }
}

async function passFault(lift: SimulatedLift, random: Random, signal: AbortSignal): Promise<void> {
  const isLarge = random.chance(0.35)
  const number = random.pick(isLarge ? largeFaults : smallFaults)
  const isTrap = isLarge && [7, 16, 19].includes(number) && random.chance(0.4)
  const send = async (state: 'SET' | 'CLEAR') => {
    const at = { ts: Date.now(), lift: lift.number, state, description: '' }
    await lift.device.sendAlarm({ ...at, type: 'LIFT_FAULT', number })
    if (isTrap) await lift.device.sendAlarm({ ...at, type: 'PASSENGER_TRAP', number: 0 })
  }
  lift.fault = number
  await send('SET')
  const moved = new AbortController()
  if (isTrap) void talk(lift.device, lift.number, AbortSignal.any([signal, moved.signal])).catch(() => {})
  await pause(random.exponential(isLarge ? meanFaultMs.large : meanFaultMs.small) + 5_000, signal)
  moved.abort()
  lift.fault = undefined
  if (!signal.aborted) await send('CLEAR')
}

async function sendFaults(lifts: readonly SimulatedLift[], random: Random, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(random.exponential(meanFaultGapMs), signal)
    const lift = random.pick(lifts)
    if (!signal.aborted && lift.fault === undefined) void passFault(lift, random, signal).catch(() => {})
  }
}

async function passEvent(lift: SimulatedLift, random: Random, signal: AbortSignal): Promise<void> {
  const number = random.pick(eventNumbers)
  const send = (state: 'SET' | 'CLEAR') =>
    lift.device.sendAlarm({ ts: Date.now(), lift: lift.number, state, description: '', type: 'RBE', number })
  lift.event = number
  await send('SET')
  await pause(random.exponential(meanEventMs) + 5_000, signal)
  lift.event = undefined
  if (!signal.aborted) await send('CLEAR')
}

async function sendEvents(lifts: readonly SimulatedLift[], random: Random, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(random.exponential(meanEventGapMs), signal)
    const lift = random.pick(lifts)
    if (!signal.aborted && lift.event === undefined) void passEvent(lift, random, signal).catch(() => {})
  }
}

/**
 * Keeps devices talking: telemetry every 5 s, faults and building events now and then, a test call at the start.
 * @param visit what people do at the lifts meanwhile
 */
export async function runSimulator(
  url: string,
  devices: readonly DeviceAccess[],
  signal: AbortSignal,
  visit?: (lifts: readonly SimulatedLift[]) => Promise<void>,
): Promise<void> {
  const random = createRandom(Date.now())
  const connected = await connectAll(url, devices, signal)
  const lifts = connected.flatMap(device =>
    device.lifts.map((number): SimulatedLift => ({
      device,
      number,
      model: createLiftModel(random),
      fault: undefined,
      event: undefined,
    })),
  )
  for (const device of connected) void device.sendAlarm({ type: 'TEST_CALL', ts: Date.now() }).catch(() => {})
  await Promise.all([
    sendTelemetry(lifts, signal),
    sendFaults(lifts, random, signal),
    sendEvents(lifts, random, signal),
    visit?.(lifts),
  ])
  await Promise.all(connected.map(device => device.end().catch(() => {})))
}
