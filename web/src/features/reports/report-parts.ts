import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { NamedReport } from '@liftwatch/core/hooks/reports'
import { reports, type ReportRoute } from '@liftwatch/core/views/report-keys'
import { reportTitle } from '@liftwatch/core/views/report-title'
import { reportViews } from '@liftwatch/core/views/report-views'
import type { TextKey } from '@liftwatch/core/text/translate'

/** One of the tables of a report's page. */
export interface ReportPart extends NamedReport {
  /** As the address says it. */
  readonly name: string
  readonly label: TextKey
}

const codesRoute: ReportRoute = 'breakdown-code-summary-report'

/**
 * The tables of a page: the ways in which the rows of its report are grouped, and what is beside it. The codes are shown as
 * suits who asks (specification 2 section 6).
 */
export function partsOf(
  route: ReportRoute,
  organization: OrganizationType | undefined,
): readonly [ReportPart, ...ReportPart[]] {
  const ofCodes = organization === 'LIFT_COMPANY' ? 'lift-company' : 'town-council'
  const parts = [...reports]
    .filter(([, { permission }]) => permission === route)
    .flatMap(([key]) =>
      reportViews[key].map(view => ({
        key,
        view,
        name: view.by ?? key,
        label: view.by ? (`reports.ways.${view.by}` as const) : reportTitle(key),
      })),
    )
    .filter(({ key, view }) => key !== codesRoute || view.by === ofCodes)
  return parts as unknown as [ReportPart, ...ReportPart[]]
}

/** Whether the rows of a part are about a lift each. */
export function hasRowsOfLifts({ view }: ReportPart): boolean {
  return view.table.columns.some(({ key }) => key === 'liftName')
}

/** The part that is a page of figures and charts; its table is for files. */
export const loadPart = 'alarm-load'

/** The part whose rows are under their lifts, whatever is chosen. */
export const detailPart = 'clr-detail'
