import { z } from 'zod/mini'
import { dayMs, homeTrendDaysMax } from '../../limits'
import { complaint } from '../alarms/case-rows'
import { deviceAlarm } from '../alarms/device-alarms'
import { liftFault } from '../alarms/lift-faults'
import { passengerTrap } from '../alarms/passenger-traps'
import { endpoint } from '../endpoint'
import { instant, instantInput } from '../input'
import { delayedSwitchOff, openOfPlace, outOfServiceBuilding, silentLmd } from './home-parts'

/** What waits for a person: how many, and of them the most urgent, `homeWaitingRows` at most. */
function waitingOf<Row extends z.ZodMiniType>(row: Row) {
  return { waitingCnt: z.int(), waiting: z.array(row) }
}

/**
 * What an operator sees first (specification 2 section 2, decisions.md section 16). A part is null for a caller who may not read what it
 * counts.
 */
export const homeSummary = z.object({
  /** The instant by which all that is late or silent is so; the figures are no older. */
  at: instant,
  /** A trap waits while a passenger is inside, or while it is unacknowledged. */
  passengerTraps: z.nullable(z.object({ openCnt: z.int(), ...waitingOf(passengerTrap) })),
  /** A fault waits while it is BREAKDOWN or URGENT and unacknowledged. */
  liftFaults: z.nullable(
    z.object({
      openCnt: z.int(),
      /** Open, BREAKDOWN or URGENT. */
      breakdownCnt: z.int(),
      deploymentCnt: z.int(),
      outstandingCnt: z.int(),
      ...waitingOf(liftFault),
    }),
  ),
  rbes: z.nullable(z.object({ openCnt: z.int() })),
  lifts: z.nullable(z.object({ totalCnt: z.int(), outOfServiceCnt: z.int() })),
  /** A device waits while it is Offline: nothing is known of its lifts. Those that fell silent last are first. */
  lmds: z.nullable(z.object({ totalCnt: z.int(), ...waitingOf(silentLmd) })),
  /** A switch-off waits while it is on delay. */
  switchOffs: z.nullable(
    z.object({
      openCnt: z.int(),
      /** In the last 30 days. */
      closedCnt: z.int(),
      ...waitingOf(delayedSwitchOff),
    }),
  ),
  /** A case waits while it is IMMEDIATE and OPEN: no technician is on it. */
  complaints: z.nullable(z.object({ openCnt: z.int(), ...waitingOf(complaint) })),
  /** Those with something open, most first. */
  townCouncils: z.array(openOfPlace),
  liftCompanies: z.array(openOfPlace),
})
export type HomeSummary = z.infer<typeof homeSummary>

/** The newest lift faults, and the newest alarms of all kinds that the caller may read: `homeRecentRows` of each. */
export const homeRecent = z.object({
  liftFaults: z.nullable(z.array(liftFault)),
  alarms: z.nullable(z.array(deviceAlarm)),
})
export type HomeRecent = z.infer<typeof homeRecent>

const line = z.nullable(z.array(z.int()))

/** How much was set in each step of a range. A line is null for a caller who may not read what it counts. */
export const homeTrend = z.object({
  startTs: instant,
  endTs: instant,
  /** HOUR for a range of at most 48 hours. Days are the estate's. */
  step: z.enum(['HOUR', 'DAY']),
  /** When each step begins: the first at `startTs` or before it. Each line has a number for each. */
  steps: z.array(instant),
  liftFaults: line,
  passengerTraps: line,
  /** Of all kinds that the caller may read. */
  alarms: line,
  /** Planned switch-offs, by the instant from which the lift is off. */
  switchOffs: line,
  /** The traps set in the range: over within the target for a rescue, over later, or not yet over. */
  rescues: z.nullable(z.object({ inTimeCnt: z.int(), lateCnt: z.int(), waitingCnt: z.int() })),
})
export type HomeTrend = z.infer<typeof homeTrend>

/** Where lifts are out of service: buildings, the gravest first, `homeBuildingsMax` at most. */
export const homeOutOfService = z.object({
  at: instant,
  buildingCnt: z.int(),
  buildings: z.array(outOfServiceBuilding),
})
export type HomeOutOfService = z.infer<typeof homeOutOfService>

/** The last 30 days, where a bound is not given. */
const trendInput = z.object({ startTs: z.optional(instantInput), endTs: z.optional(instantInput) }).check(
  z.refine(
    ({ startTs, endTs }) => startTs === undefined || endTs === undefined || endTs - startTs <= homeTrendDaysMax * dayMs,
    { error: `must be at most ${homeTrendDaysMax} days after startTs`, path: ['endTs'] },
  ),
  z.refine(({ startTs, endTs }) => startTs === undefined || endTs === undefined || startTs < endTs, {
    error: 'must be after startTs',
    path: ['endTs'],
  }),
)

const readable = { permission: 'home' } as const

export const home = {
  summary: endpoint('home.summary', {
    method: 'GET',
    path: '/api/home/summary',
    access: readable,
    input: z.object({}),
    answer: homeSummary,
  }),
  recent: endpoint('home.recent', {
    method: 'GET',
    path: '/api/home/recent',
    access: readable,
    input: z.object({}),
    answer: homeRecent,
  }),
  trend: endpoint('home.trend', {
    method: 'GET',
    path: '/api/home/trend',
    access: readable,
    input: trendInput,
    answer: homeTrend,
  }),
  outOfService: endpoint('home.outOfService', {
    method: 'GET',
    path: '/api/home/out-of-service',
    access: { permission: ['lifts', 'building'] },
    input: z.object({}),
    answer: homeOutOfService,
  }),
}
