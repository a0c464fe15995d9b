import { z } from 'zod/mini'
import { id, instant } from '../input'
import { listReport, reportFilter } from './list-report'
import { month } from './report-periods'
import { reportedLift } from './reported-lift'

/** A planned switch-off that a month's downtime is without (decisions.md section 9). */
export const plannedSwitchOff = z.extend(reportedLift, {
  id,
  offAt: instant,
  onAt: instant,
  switchOnAt: z.nullable(instant),
  report: z.string(),
  /** Milliseconds that it was planned to be off within the month. */
  plannedMs: z.int(),
})
export type PlannedSwitchOff = z.infer<typeof plannedSwitchOff>

/** All that reach into the month, in the order of their begin. */
export const plannedSwitchOffs = listReport('plannedSwitchOffs', {
  path: '/api/reports/planned-switch-offs',
  permission: ['plr', 'tcmr_tcmr'],
  asked: { month, ...reportFilter.shape },
  row: plannedSwitchOff,
})
