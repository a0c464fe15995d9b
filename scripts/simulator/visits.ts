import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@liftwatch/core/client/client'
import type { MaintenanceCheck } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { alarmNumbers } from '@liftwatch/core/domain/event-codes'
import { hashOf } from '@liftwatch/core/domain/maintenance-plan'
import { pageSizeMax } from '@liftwatch/core/limits'
import { dayBounds } from '@liftwatch/core/text/format'
import { visitLastsMs, visitMissedPercent } from '../demo/visit-length'
import type { Random } from '../demo/random'
import type { SimulatedLift } from './simulated-lift'

/** How quick the technicians are. */
interface VisitPace {
  readonly lookEveryMs: number
  /** Between the beginnings of two visits, on average. */
  readonly meanGapMs: number
  /** So many times sooner than it would be is a visit over. */
  readonly speed: number
}

/** An hour at a lift passes in a minute and a half, and the visits of a day of the demo in about an hour. */
const demoPace: VisitPace = { lookEveryMs: 60_000, meanGapMs: 80_000, speed: 40 }

interface Technicians {
  readonly client: Client
  readonly random: Random
  readonly lifts: readonly SimulatedLift[]
  readonly pace?: VisitPace
}

const [maintenanceMode = 0] = alarmNumbers(['LM']).events

/** Whether no one comes on a day: the same for the same day, however often the simulator is started. */
export function isMissed(checkId: string): boolean {
  return hashOf(checkId) % 100 < visitMissedPercent
}

async function liftOf({ client, lifts }: Technicians, liftId: string): Promise<SimulatedLift | undefined> {
  const { lmd, attribute } = await client.lifts.detail({ id: liftId })
  return lifts.find(
    ({ device, number }) => device.clientId === lmd?.attribute.clientId && number === attribute.liftNumber,
  )
}

/**
 * Switches a lift's maintenance mode on and off. The device says that it began before: on the clock of a demo a visit passes sooner,
 * and has its minutes all the same.
 */
async function visit(
  lift: SimulatedLift,
  { date }: MaintenanceCheck,
  lastsMs: number,
  speed: number,
  signal: AbortSignal,
) {
  const send = (state: 'SET' | 'CLEAR', ts: number) =>
    lift.device.sendAlarm({ ts, lift: lift.number, state, description: '', type: 'RBE', number: maintenanceMode })
  const takesMs = lastsMs / speed
  lift.event = maintenanceMode
  await send('SET', Math.max(dayBounds(date).startTs, Math.round(Date.now() + takesMs - lastsMs)))
  // Where the simulator ends meanwhile, the technician leaves at once: a lift is not left in maintenance mode for the night.
  await sleep(takesMs, undefined, { signal }).catch(() => {})
  lift.event = undefined
  await send('CLEAR', Date.now())
}

/** Technicians who come to lifts on their maintenance days, and to some not, until the signal. */
export async function runVisits(technicians: Technicians, signal: AbortSignal): Promise<void> {
  const { client, random, pace = demoPace } = technicians
  const going = new Set<Promise<void>>()
  const known = new Set<string>()
  const waiting: MaintenanceCheck[] = []

  async function begin(check: MaintenanceCheck): Promise<void> {
    const lift = await liftOf(technicians, check.liftId)
    // Something else goes on there: another time.
    if (lift?.event !== undefined) known.delete(check.id)
    else if (lift) await visit(lift, check, visitLastsMs(random), pace.speed, signal)
  }

  while (!signal.aborted) {
    const due = await client.maintenanceChecks.page({ state: ['SCHEDULED'], size: pageSizeMax }).catch(() => undefined)
    for (const check of due?.content ?? []) {
      if (known.has(check.id) || isMissed(check.id)) continue
      known.add(check.id)
      waiting.push(check)
    }
    const next = waiting.shift()
    if (next) {
      const one: Promise<void> = begin(next)
        .catch(() => {})
        .finally(() => going.delete(one))
      going.add(one)
    }
    await sleep(next ? random.exponential(pace.meanGapMs) : pace.lookEveryMs, undefined, { signal }).catch(() => {})
  }
  await Promise.all(going)
}
