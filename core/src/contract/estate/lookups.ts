import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { sortDirection } from '../input'
import { columnPreference, reportGrouping, sortType, tableType } from '../properties'

/** The reports that offer filters to choose from. */
export const filterType = z.enum([
  'BREAKDOWN_REPORTS_FILTERS',
  'PT_REPORTS_FILTERS',
  'ALARM_REPORTS_FILTERS',
  'COMPLAINT_REPORTS_FILTERS',
  'PROBLEM_LIFTS_REPORTS_FILTERS',
  'LM_REPORTS_FILTERS',
  'BREAKDOWN_CODE_SUMMARY_REPORT_FILTERS',
  'CHRONIC_LIFTS_REPORTS_FILTERS',
  'TCMR_REPORTS_FILTERS',
])
export type FilterType = z.infer<typeof filterType>

/** Specification 2 section 3: what can be sorted by has a field for it, and what is sorted by a direction. */
export const lookupColumn = z.extend(columnPreference, {
  sortField: z.nullable(z.string()),
  sort: z.nullable(sortDirection),
})
export type LookupColumn = z.infer<typeof lookupColumn>

export const lookupFilter = z.object({
  key: z.enum(['townCouncil', 'liftCompany', 'ward']),
  options: z.array(z.string()),
})
export type LookupFilter = z.infer<typeof lookupFilter>

/** What a type does not tell is empty. */
export const lookup = z.object({
  columns: z.array(lookupColumn),
  groupBy: z.array(reportGrouping),
  filters: z.array(lookupFilter),
})
export type Lookup = z.infer<typeof lookup>

export const lookups = {
  /** What a table's columns are, what a report can be sorted and grouped by, or what it can be filtered by, by the type. */
  find: endpoint('lookups.find', {
    method: 'GET',
    path: '/api/lookups',
    access: 'member',
    input: z.object({ type: z.enum([...tableType.options, ...sortType.options, ...filterType.options]) }),
    answer: lookup,
  }),
}
