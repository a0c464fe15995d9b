import type { FilterType, LookupFilter } from '../contract/estate/lookups'
import type { OrganizationType } from '../contract/accounts/organizations'

/**
 * By whose lifts a report is filtered: to a lift company all lifts are its own. Two reports ask other things of it than the rest
 * (specification 2 section 6); the council report has its companies as rows.
 */
export function reportFilterNames(type: FilterType, organization: OrganizationType): readonly LookupFilter['key'][] {
  const isCompany = organization === 'LIFT_COMPANY'
  if (type === 'BREAKDOWN_CODE_SUMMARY_REPORT_FILTERS') return isCompany ? [] : ['townCouncil']
  if (type === 'CHRONIC_LIFTS_REPORTS_FILTERS') return isCompany ? ['liftCompany'] : ['townCouncil']
  if (type === 'TCMR_REPORTS_FILTERS') return ['townCouncil']
  return isCompany ? ['townCouncil', 'ward'] : ['townCouncil', 'liftCompany', 'ward']
}
