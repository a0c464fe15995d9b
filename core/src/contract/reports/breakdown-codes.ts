import { z } from 'zod/mini'
import { pageSizeDefault } from '../../limits'
import { endpoint } from '../endpoint'
import { pageInputOf, pageOf, sortInput } from '../input'
import { reportFile, reportFilter } from './list-report'
import { month } from './report-periods'

const known = z.nullable(z.string())

/**
 * How often a technician code was found (specification 2 section 3). Rows are codes, or their ranges; the council's view has them
 * for each council. Breakdowns to which no one has given a code are a row without one.
 */
export const breakdownCodeRow = z.object({
  /** Null in the lift company's view. */
  liftTc: known,
  /** Null where rows are ranges. */
  faultCode: known,
  faultCodeDescription: known,
  /** What the range is about, such as Car door. */
  faultCodeGrouping: known,
  faultCodeRange: known,
  totalOccurrence: z.int(),
  brands: z.array(z.object({ liftBrand: known, occurrence: z.int() })),
})
export type BreakdownCodeRow = z.infer<typeof breakdownCodeRow>

export const breakdownCodeSortFields = ['liftTc', 'faultCode', 'totalOccurrence'] as const

const rows = { groupBy: z._default(z.enum(['faultCode', 'faultCodeRange']), 'faultCode') }
const ofCouncils = {
  month,
  ...reportFilter.shape,
  sort: z._default(sortInput(breakdownCodeSortFields), 'liftTc,ASC'),
}
const ofCompany = {
  month,
  ...reportFilter.shape,
  sort: z._default(sortInput(['faultCode', 'totalOccurrence']), 'faultCode,ASC'),
  ...rows,
}
const permission = 'breakdown-code-summary-report'

function summary<Asked extends z.core.$ZodShape>(call: string, path: string, asked: Asked) {
  return endpoint(`breakdownCodes.${call}`, {
    method: 'GET',
    path: `/api/reports/breakdown-code-summary/${path}`,
    access: { permission },
    input: z.object({ ...asked, ...pageInputOf(pageSizeDefault) }),
    answer: pageOf(breakdownCodeRow),
    isExpensive: true,
  })
}

function file<Asked extends z.core.$ZodShape>(call: string, path: string, asked: Asked) {
  return reportFile(`breakdownCodes.${call}`, {
    path: `/api/reports/breakdown-code-summary/${path}`,
    permission,
    asked,
  })
}

/** The breakdown code summary: the view of town councils, and that of a lift company (specification 2 section 6). */
export const breakdownCodes = {
  tcFaultCode: summary('tcFaultCode', 'tc-fault-code/page', ofCouncils),
  tcFaultCodeRange: summary('tcFaultCodeRange', 'tc-fault-code-range/page', ofCouncils),
  lc: summary('lc', 'lc/all', ofCompany),
  exportTc: file('exportTc', 'tc/export', { ...ofCouncils, ...rows }),
  exportLc: file('exportLc', 'lc/export', ofCompany),
}
