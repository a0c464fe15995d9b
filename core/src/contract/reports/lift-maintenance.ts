import { z } from 'zod/mini'
import { listReport, reportFilter } from './list-report'
import { upTo, week } from './report-periods'

/**
 * The maintenance of a week, of one lift company and division (decisions.md section 9); null where a lift has none. The last row is
 * the sum of all.
 */
export const liftMaintenanceRow = z.object({
  liftCompany: z.nullable(z.string()),
  buildingWard: z.nullable(z.string()),
  buildingWardFullName: z.nullable(z.string()),
  /** All that was to be done in the week; what is neither done nor not done is still to come. */
  scheduledCnt: z.int(),
  doneCnt: z.int(),
  notDoneCnt: z.int(),
  /** Of those done, the ones that took less than 45 minutes. */
  shortCnt: z.int(),
  /** Whether the row is the sum of all others. */
  summary: z.boolean(),
})
export type LiftMaintenanceRow = z.infer<typeof liftMaintenanceRow>

export const liftMaintenance = listReport('liftMaintenance', {
  path: '/api/reports/weekly-lift-maintenance',
  permission: 'w_lm_r',
  asked: { week, upTo, ...reportFilter.shape },
  row: liftMaintenanceRow,
})
