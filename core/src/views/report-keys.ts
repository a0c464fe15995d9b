import { reportPermissions } from '../contract/accounts/permissions'
import type { PeriodKind } from '../contract/reports/report-periods'

/** The name of a report's route, which is its permission. */
export type ReportRoute = (typeof reportPermissions)[number]

/** What is shown beside another report, for the specification has no route for it. */
type BesideKey = 'planned-switch-offs' | 'clr-detail' | 'alarm-load'

export type ReportKey = ReportRoute | BesideKey

interface Report {
  /** Where it is found, and what it takes to see it. */
  readonly permission: ReportRoute
  /** What it is asked for; one that is moving always ends now. */
  readonly period: PeriodKind | 'moving'
}

const periods: Readonly<Record<ReportRoute, Report['period']>> = {
  mcr: 'month',
  mar: 'month',
  plr: 'month',
  mptr: 'month',
  dbr: 'day',
  mbr: 'month',
  'breakdown-code-summary-report': 'month',
  dcr: 'day',
  tcmr_tcmr: 'month',
  w_lm_r: 'week',
  clr: 'moving',
}

const beside: Readonly<Record<BesideKey, Report>> = {
  'planned-switch-offs': { permission: 'plr', period: 'month' },
  'clr-detail': { permission: 'clr', period: 'moving' },
  // Anyone who may read the month's alarms may read how heavy they were.
  'alarm-load': { permission: 'mar', period: 'month' },
}

/** All reports, in the order of the menu (decisions.md section 9), and after them those that are beside others. */
export const reports: ReadonlyMap<ReportKey, Report> = new Map<ReportKey, Report>([
  ...reportPermissions.map(key => [key, { permission: key, period: periods[key] }] as const),
  ...(Object.entries(beside) as [BesideKey, Report][]),
])
