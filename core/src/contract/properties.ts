import { z } from 'zod/mini'
import { endpoint } from './endpoint'
import { sortDirection, text } from './input'
import { listTables } from './lists'

/** The tables whose columns a user may choose; the names are those of specification 2 section 7. */
export const tableType = z.enum([
  ...Object.values(listTables),
  'BREAKDOWN_REPORTS_TABLE_HEADER',
  'DAY_BREAKDOWN_REPORTS_TABLE_HEADER',
  'PT_REPORTS_TABLE_HEADER',
  'ALARM_REPORTS_TABLE_HEADER',
  'COMPLAINT_REPORTS_TABLE_HEADER',
  'DAY_COMPLAINT_REPORTS_TABLE_HEADER',
  'PROBLEM_LIFTS_REPORTS_TABLE_HEADER',
  'SWITCH_OFF_REPORTS_TABLE_HEADER',
  'TCMR_DIVISION_TABLE_HEADER',
  'TCMR_LIFT_COMPANY_TABLE_HEADER',
  'TCMR_DLC_TABLE_HEADER',
  'BREAKDOWN_CODE_SUMMARY_REPORTS_TABLE_HEADER',
  'BREAKDOWN_CODE_SUMMARY_LC_TABLE_HEADER',
  'CHRONIC_LIFTS_REPORTS_TABLE_HEADER',
  'CHRONIC_LIFT_DETAIL_REPORTS_TABLE_HEADER',
  'LM_REPORTS_TABLE_HEADER',
  'ALARM_LOAD_REPORTS_TABLE_HEADER',
])
export type TableType = z.infer<typeof tableType>

/** One column as its reader has it: shown or not, and whether that can be changed (specification 1 section 3). */
export const columnPreference = z.object({
  key: text(60).check(z.minLength(1)),
  /** The English heading. */
  name: text(200),
  view: z.boolean(),
  detectable: z.boolean(),
})
export type ColumnPreference = z.infer<typeof columnPreference>

/** In the order of the columns. */
export const tablePreference = z.object({ type: tableType, body: z.array(columnPreference).check(z.maxLength(100)) })
export type TablePreference = z.infer<typeof tablePreference>

/** The reports whose order a user may keep. */
export const sortType = z.enum([
  'BREAKDOWN_REPORTS_SORT',
  'DAY_BREAKDOWN_REPORTS_SORT',
  'PT_REPORTS_SORT',
  'ALARM_REPORTS_SORT',
  'COMPLAINT_REPORTS_SORT',
  'DAY_COMPLAINT_REPORTS_SORT',
  'BREAKDOWN_CODE_SUMMARY_REPORTS_SORT',
  'BREAKDOWN_CODE_SUMMARY_LC_SORT',
])
export type SortType = z.infer<typeof sortType>

export const reportGrouping = z.enum(['lift', 'faultCode', 'faultCodeRange'])

/** How a report is ordered (specification 2 section 3); its own order where no field is named. */
export const reportSort = z.object({
  groupBy: z.nullable(reportGrouping),
  sortField: z.nullable(text(60)),
  sort: z._default(sortDirection, 'DESC'),
})
export type ReportSort = z.infer<typeof reportSort>

/** A list of one, for preferences are lists. */
export const sortPreference = z.object({ type: sortType, body: z.array(reportSort).check(z.length(1)) })

const preferenceType = z.enum([...tableType.options, ...sortType.options])
const preference = z.union([tablePreference, sortPreference])

/** Whether a preference is of an order, and not of columns. */
export function isSortType(type: z.infer<typeof preferenceType>): type is SortType {
  return sortType.options.some(option => option === type)
}

export const properties = {
  user: endpoint('properties.user', {
    method: 'GET',
    path: '/api/properties/user',
    access: 'member',
    input: z.object({ type: preferenceType }),
    answer: preference,
  }),
  /** What the organisation's members begin with. */
  org: endpoint('properties.org', {
    method: 'GET',
    path: '/api/properties/org',
    access: 'member',
    input: z.object({ type: preferenceType }),
    answer: preference,
  }),
  /** At least one column has to stay; columns that are not detectable stay as they are. */
  save: endpoint('properties.save', {
    method: 'PUT',
    path: '/api/properties/user',
    access: 'member',
    input: z.object({
      type: preferenceType,
      body: z.array(z.union([columnPreference, reportSort])).check(
        z.maxLength(100),
        z.refine(body => body.some(entry => !('view' in entry) || entry.view), { error: 'hint.selectRow' }),
      ),
    }),
    answer: preference,
  }),
}
