import { useQuery } from '@tanstack/react-query'
import { alarmLoad } from '../contract/reports/alarm-load'
import { breakdownCodes } from '../contract/reports/breakdown-codes'
import { chronicLifts } from '../contract/reports/chronic-lifts'
import type { ReportFilter } from '../contract/reports/list-report'
import { tcmr } from '../contract/reports/tcmr'
import { pageSizeMax } from '../limits'
import { useFrontEnd } from './front-end'

/** The council report by division of the twelve months that end with one. */
export function useTcmrTrend(asked: Pick<ReportFilter, 'townCouncil'> & { readonly month?: string | undefined }) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['report', 'tcmr_tcmr', 'trend', asked],
    queryFn: ({ signal }) => client.call(tcmr.divisionTrend, asked, signal),
  })
}

export interface ChronicTrendAsked extends ReportFilter {
  readonly upTo?: number | undefined
}

/** How many lifts were chronic, week by week, up to the instant asked for or now. */
export function useChronicTrend(asked: ChronicTrendAsked) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['report', 'clr', 'trend', asked],
    queryFn: ({ signal }) => client.call(chronicLifts.trend, asked, signal),
  })
}

export interface CodeTotalsAsked extends ReportFilter {
  readonly month?: string | undefined
  readonly groupBy?: 'faultCode' | 'faultCodeRange' | undefined
}

/** How heavy the alarms of a month were. */
export function useAlarmLoad(asked: ReportFilter & { readonly month?: string | undefined }) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['report', 'alarm-load', 'figures', asked],
    queryFn: ({ signal }) => client.call(alarmLoad.figures, asked, signal),
  })
}

/** The technician codes of a month, or their ranges, over all councils together, the most frequent first. */
export function useCodeTotals(asked: CodeTotalsAsked) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['report', 'breakdown-code-summary-report', 'totals', asked],
    // There are fewer codes than fit a page.
    queryFn: async ({ signal }) =>
      (await client.call(breakdownCodes.lc, { ...asked, sort: 'totalOccurrence,DESC', size: pageSizeMax }, signal))
        .content,
  })
}
