import { z } from 'zod/mini'
import { chronicDetailPageSize, pageSizeDefault } from '../../limits'
import { endpoint } from '../endpoint'
import { id, instant, pageInputOf, pageOf } from '../input'
import { reportFile, reportFilter } from './list-report'
import { upTo } from './report-periods'
import { reportedLift } from './reported-lift'

/** A lift with three breakdowns or more in the thirty days up to now (specification 2 section 3, decisions.md section 9). */
export const chronicLift = z.extend(z.omit(reportedLift, { liftId: true, townCouncil: true }), {
  /** The lift's. */
  id,
  liftTc: z.nullable(z.string()),
  complaintCnt: z.int(),
  breakdownCnt: z.int(),
})
export type ChronicLift = z.infer<typeof chronicLift>

/** One alarm of a chronic lift, with how often it occurred in the window (decisions.md section 17). */
export const chronicBreakdown = z.object({
  id,
  liftId: id,
  liftName: z.string(),
  liftFaultNumber: z.int(),
  description: z.string(),
  alarmStartTs: instant,
  occurrenceCnt: z.int(),
  faultCode: z.nullable(z.string()),
  complaintCnt: z.int(),
})
export type ChronicBreakdown = z.infer<typeof chronicBreakdown>

/** How many lifts were chronic at an instant, and their breakdowns in the thirty days up to it. */
const chronicCount = z.object({ liftCnt: z.int(), breakdownCnt: z.int() })
const chronicPoint = z.extend(chronicCount, { upTo: instant })
export type ChronicPoint = z.infer<typeof chronicPoint>

const path = '/api/reports/chronic-lifts'
const permission = 'clr'
const access = { permission } as const
/** The window ends now; where it ended at an earlier instant, the report is that of then. */
const asked = { upTo, ...reportFilter.shape }

export const chronicLifts = {
  page: endpoint('chronicLifts.page', {
    method: 'GET',
    path: `${path}/summary-page`,
    access,
    input: z.object({ ...asked, ...pageInputOf(pageSizeDefault) }),
    answer: pageOf(chronicLift),
    isExpensive: true,
  }),
  count: endpoint('chronicLifts.count', {
    method: 'GET',
    path: `${path}/cnt`,
    access,
    input: z.object(asked),
    answer: chronicCount,
    isExpensive: true,
  }),
  /** The count at the end of each of the last 26 weeks, and at the instant that the report is of: the last point is its count. */
  trend: endpoint('chronicLifts.trend', {
    method: 'GET',
    path: `${path}/trend`,
    access,
    input: z.object(asked),
    answer: z.array(chronicPoint),
    isExpensive: true,
  }),
  /** The breakdowns of one lift in the window, newest first, chronic or not. */
  detail: endpoint('chronicLifts.detail', {
    method: 'GET',
    path: `${path}/{id}/detail`,
    access,
    input: z.object({ id, upTo, ...pageInputOf(chronicDetailPageSize) }),
    answer: pageOf(chronicBreakdown),
    isExpensive: true,
    errors: ['not-found'],
  }),
  /** The breakdowns of all chronic lifts, lift by lift, newest first. */
  details: endpoint('chronicLifts.details', {
    method: 'GET',
    path: `${path}/detail-page`,
    access,
    input: z.object({ ...asked, ...pageInputOf(chronicDetailPageSize) }),
    answer: pageOf(chronicBreakdown),
    isExpensive: true,
  }),
  export: reportFile('chronicLifts.export', { path: `${path}/summary-export`, permission, asked }),
  /** The breakdowns of all chronic lifts, or of one. */
  exportDetail: reportFile('chronicLifts.exportDetail', {
    path: `${path}/detail-export`,
    permission,
    asked: { liftId: z.optional(id), ...asked },
  }),
}
