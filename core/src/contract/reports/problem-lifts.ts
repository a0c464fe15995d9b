import { z } from 'zod/mini'
import { listReport, reportFilter } from './list-report'
import { month } from './report-periods'
import { reportedLift } from './reported-lift'

/** How a lift ran in a month (decisions.md section 9); hours are not rounded. */
export const problemLift = z.extend(reportedLift, {
  breakdownCnt: z.int(),
  trapCnt: z.int(),
  complaintCnt: z.int(),
  downtimeHours: z.number(),
  /** Planned switch-offs, which are left out of all the other hours. */
  plannedOffHours: z.number(),
  /** 0 to 100; null where the lift was planned to be off all the time. */
  availabilityPercent: z.nullable(z.number()),
  /** Null where it had no breakdown. */
  mtbfHours: z.nullable(z.number()),
  mttrHours: z.nullable(z.number()),
})
export type ProblemLift = z.infer<typeof problemLift>

/** Every lift, the worst first. */
export const problemLifts = listReport('problemLifts', {
  path: '/api/reports/problem-lifts',
  permission: 'plr',
  asked: { month, ...reportFilter.shape },
  row: problemLift,
})
