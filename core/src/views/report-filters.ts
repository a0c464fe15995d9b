import type { FilterType } from '../contract/estate/lookups'
import type { ReportRoute } from './report-keys'

/** The lookup that tells the names to choose from. */
export const reportFilterTypes: Readonly<Record<ReportRoute, FilterType>> = {
  mcr: 'COMPLAINT_REPORTS_FILTERS',
  mar: 'ALARM_REPORTS_FILTERS',
  plr: 'PROBLEM_LIFTS_REPORTS_FILTERS',
  mptr: 'PT_REPORTS_FILTERS',
  dbr: 'BREAKDOWN_REPORTS_FILTERS',
  mbr: 'BREAKDOWN_REPORTS_FILTERS',
  'breakdown-code-summary-report': 'BREAKDOWN_CODE_SUMMARY_REPORT_FILTERS',
  dcr: 'COMPLAINT_REPORTS_FILTERS',
  tcmr_tcmr: 'TCMR_REPORTS_FILTERS',
  w_lm_r: 'LM_REPORTS_FILTERS',
  clr: 'CHRONIC_LIFTS_REPORTS_FILTERS',
}
