import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { Random } from './random'
import { faultNumbers } from '@liftwatch/core/domain/fault-numbers'

const minuteMs = 60_000
const dayMs = 86_400_000

/** How often each number happens beside the others, as a maintenance company would know it: doors first. */
const weights: Readonly<Record<number, number>> = {
  1: 22, 2: 14, 3: 7, 4: 3, 5: 5, 6: 3, 7: 3, 8: 9, 9: 4, 10: 3, 11: 2, 12: 6,
  13: 3, 14: 4, 15: 3, 16: 3, 17: 2, 18: 2, 19: 0.6, 20: 3, 21: 1.5, 22: 3, 23: 0.8, 24: 5,
} // prettier-ignore

const findings: readonly (readonly [code: string, result: string])[] = [
  ['1010', 'Cleaned the car door track and set the door operator.'],
  ['1110', 'Landing door roller replaced.'],
  ['2010', 'Drive reset; parameters checked.'],
  ['3010', 'Controller board reseated, test run done.'],
  ['3110', 'Door contact of the safety circuit adjusted.'],
  ['4010', 'Mains fuse replaced.'],
  ['5010', 'Button replaced.'],
  ['8010', 'Obstruction by users; no defect.'],
  ['9000', 'No fault found; watched for three runs.'],
]

const teams = ['Rescue North', 'Rescue South', 'Night rescue'] as const

/** Building alarms by how often they happen beside the others; maintenance mode comes of visits alone. */
const eventNumbers = [1, 2, 2, 3, 4, 5, 5, 6, 6, 8, 9, 9, 10, 11, 11, 12, 12] as const
const meanEventGapMs = 90 * dayMs

const technicians = ['Lim Kok Seng', 'Ravi Chandran', 'Ahmad Faizal', 'Chen Jia Hao', 'Siti Rahmah'] as const

/** One past alarm of a lift, as it ended. */
export interface PastAlarm {
  readonly type: AlarmType
  readonly number: number
  readonly startTs: number
  readonly clearTs: number
  readonly repeatCnt: number
  /** Null where it closed by itself. */
  readonly handled: {
    readonly acknowledgeAt: number
    readonly arrivalTs: number
    readonly reportAt: number
    /** Only to a trap is a team sent. */
    readonly team?: string
    readonly technicianName: string
    readonly faultCode: string
    readonly result: string
  } | null
}

const totalWeight = Object.values(weights).reduce((sum, weight) => sum + weight, 0)

function pickNumber(random: Random): number {
  let rest = random.next() * totalWeight
  for (const [number, weight] of Object.entries(weights)) {
    rest -= weight
    if (rest <= 0) return Number(number)
  }
  return 1
}

function handledAfter(random: Random, startTs: number, clearTs: number): NonNullable<PastAlarm['handled']> {
  const acknowledgeAt = startTs + Math.round(random.exponential(4 * minuteMs)) + 20_000
  const arrivalTs = acknowledgeAt + Math.round(random.between(12, 45) * minuteMs)
  const reportAt = Math.max(clearTs, arrivalTs) + Math.round(random.between(3, 25) * minuteMs)
  const [faultCode, result] = random.pick(findings)
  return { acknowledgeAt, arrivalTs, reportAt, technicianName: random.pick(technicians), faultCode, result }
}

function faultAt(random: Random, startTs: number): PastAlarm {
  const number = pickNumber(random)
  const isSmall = faultNumbers[number]?.severity === 'NON_BREAKDOWN'
  const lasts = isSmall ? random.exponential(6 * minuteMs) : 15 * minuteMs + random.exponential(70 * minuteMs)
  const clearTs = startTs + Math.round(lasts) + 5_000
  const handled = isSmall ? null : handledAfter(random, startTs, clearTs)
  return {
    type: 'LIFT_FAULT',
    number,
    startTs,
    clearTs,
    repeatCnt: random.chance(0.1) ? random.whole(1, 4) : 0,
    handled,
  }
}

function trapWith(random: Random, fault: PastAlarm): PastAlarm {
  const clearTs = fault.startTs + Math.round(random.between(8, 50) * minuteMs)
  return {
    ...fault,
    type: 'PASSENGER_TRAP',
    number: 0,
    clearTs,
    repeatCnt: 0,
    handled: { ...handledAfter(random, fault.startTs, clearTs), team: random.pick(teams) },
  }
}

/** Building alarms come and go; no one acknowledges them. */
function eventAt(random: Random, startTs: number): PastAlarm {
  const clearTs = startTs + Math.round(random.exponential(25 * minuteMs)) + 5_000
  return { type: 'RBE', number: random.pick(eventNumbers), startTs, clearTs, repeatCnt: 0, handled: null }
}

function pastEvents(random: Random, fromTs: number, toTs: number): PastAlarm[] {
  const events: PastAlarm[] = []
  const gap = () => random.exponential(meanEventGapMs)
  for (let ts = fromTs + gap(); ts < toTs; ts += gap()) events.push(eventAt(random, Math.round(ts)))
  return events
}

/** A lift's past alarms between two instants. Some lifts are worse than others, and all of them sleep at night. */
export function pastAlarms(random: Random, fromTs: number, toTs: number): PastAlarm[] {
  const meanDays = random.chance(0.06) ? random.between(4, 9) : random.between(14, 40)
  const alarms: PastAlarm[] = []
  for (let ts = fromTs + random.exponential(meanDays * dayMs); ts < toTs; ts += random.exponential(meanDays * dayMs)) {
    const hour = new Date(ts + 8 * 3_600_000).getUTCHours()
    if (hour < 6 && random.chance(0.8)) continue
    const fault = faultAt(random, Math.round(ts))
    alarms.push(fault)
    if ([7, 16, 19].includes(fault.number) && random.chance(0.25)) alarms.push(trapWith(random, fault))
    ts = Math.max(ts, fault.clearTs)
  }
  alarms.push(...pastEvents(random, fromTs, toTs))
  return alarms.filter(alarm => Math.max(alarm.clearTs, alarm.handled?.reportAt ?? 0) < toTs)
}
