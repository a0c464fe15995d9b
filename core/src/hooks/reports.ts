import { useQueries, useQuery } from '@tanstack/react-query'
import { pageSizeMax } from '../limits'
import type { ReportKey } from '../views/report-keys'
import type { PageAsked, ReportAsked, ReportRow, ReportView } from '../views/report-view'
import { useFrontEnd } from './front-end'
import type { PageResults } from './pages'

/** A report in one of its ways; it is the same one for as long as key and way are. */
export interface NamedReport {
  readonly key: ReportKey
  readonly view: ReportView
}

function nameOf({ key, view }: NamedReport): string {
  return `${key} ${view.by ?? ''}`
}

/**
 * A page of a report, once it is known what is asked; the rows before stay while the next are fetched. It is asked for again with
 * all that is shown, and by no notice: a report is of what is over.
 */
export function useReport(report: NamedReport, asked: PageAsked | undefined) {
  const { client } = useFrontEnd()
  const name = nameOf(report)
  return useQuery({
    queryKey: ['report', name, asked],
    queryFn: ({ signal }) => report.view.page(client, asked!, signal),
    enabled: asked !== undefined,
    // Those of another report would be under the wrong heads.
    placeholderData: (before, query) => (query?.queryKey[1] === name ? before : undefined),
  })
}

/** Several pages of a report at once, for a list that scrolls through them as if it were one. */
export function useReportPages(report: NamedReport, asked: readonly PageAsked[]): PageResults<ReportRow> {
  const { client } = useFrontEnd()
  const name = nameOf(report)
  return useQueries({
    queries: asked.map(input => ({
      queryKey: ['report', name, input],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => report.view.page(client, input, signal),
    })),
  })
}

/** All rows of a report, once it is known what is asked, in pages of 1000 until they are there (specification 2 section 2: print mode). */
export function useWholeReport(report: NamedReport, asked: ReportAsked | undefined) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['report', nameOf(report), 'whole', asked],
    async queryFn({ signal }) {
      const rows: ReportRow[] = []
      for (let page = 0; ; page += 1) {
        const { content, totalElements } = await report.view.page(client, { ...asked, page, size: pageSizeMax }, signal)
        rows.push(...content)
        if (content.length === 0 || rows.length >= totalElements) return rows
      }
    },
    enabled: asked !== undefined,
    // What is on its way to the printer does not change.
    staleTime: Infinity,
  })
}
