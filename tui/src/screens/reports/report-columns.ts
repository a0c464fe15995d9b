import type { Placement } from '@liftwatch/core/views/resources/placement'
import { asWholeRows } from '@liftwatch/core/tables/row-lines'
import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import type { ReportRow, ReportView } from '@liftwatch/core/views/report-view'
import type { TableColumn } from '@liftwatch/core/tables/table'
import type { TextKey, Translate } from '@liftwatch/core/text/all-texts'
import type { Column } from '../../components/list/columns'
import { tableColumns, wholeInstantWidth } from '../../components/list/table-columns'
import { widthOf } from '../../components/text/fit'
import type { ReportLook } from './report-look'

/** Shorter than the tables' own, which do not fit above figures. */
const titles: Readonly<Record<string, TextKey | undefined>> = {
  liftCnt: 'monitor.reports.titles.liftCnt',
  faultRatePer10Units: 'monitor.reports.titles.faultRatePer10Units',
  frScore: 'monitor.reports.titles.frScore',
  hours: 'monitor.reports.titles.hours',
  avgPerLift: 'monitor.reports.titles.avgPerLift',
  ldtScore: 'monitor.reports.titles.ldtScore',
  totalScore: 'monitor.reports.titles.totalScore',
  trapCnt: 'monitor.reports.titles.trapCnt',
  complaintCnt: 'monitor.reports.titles.complaintCnt',
  liftAgeFormat: 'monitor.reports.titles.liftAgeFormat',
  availabilityPercent: 'monitor.reports.titles.availabilityPercent',
  plannedOffHours: 'monitor.reports.titles.plannedOffHours',
}

/** Enough of a text to know it by; of the name of what a row is about, all that most have. */
const textWidth = 16
const nameWidth = 20

/** Where the values are of another width than the table has it for files. */
const valueWidths: Readonly<Record<string, number | undefined>> = { buildingWard: 15, totalScore: 5, band: 5 }

function widthsOf(column: TableColumn<ReportRow>, title: string) {
  const width = valueWidths[column.key] ?? column.width
  switch (column.kind) {
    case 'number':
      return { minWidth: Math.max(width, widthOf(title)), isRight: true }
    case 'instant':
      return { minWidth: Math.max(wholeInstantWidth, widthOf(title)), isWhole: true }
    case 'duration':
      return { minWidth: Math.max(width, widthOf(title)), isRight: true }
    default:
      return {
        minWidth: Math.min(width, column.isFixed ? nameWidth : textWidth),
        maxWidth: Math.max(width, widthOf(title)),
      }
  }
}

/** The columns of a report: those that its table begins with, the ones that matter most before all others get their room. */
export function reportColumns(
  view: ReportView,
  { first, tones, isSum }: ReportLook,
  translate: Translate,
): Column<ReportRow>[] {
  // A list of the terminal has a line for each row that it asks for.
  const table = asWholeRows(view.table)
  const columns = shownColumns(table, undefined)
  const keys = columns.map(({ key }) => key)
  const byRank = [...new Set([...first, ...keys])]
  return tableColumns(
    table,
    columns.map((column): Placement<ReportRow> => {
      const { key, header } = column
      const title = titles[key] ?? header
      // A report colours what its look names, and nothing else.
      const tone = tones[key] ?? (() => undefined)
      const placement = { key, title, rank: byRank.indexOf(key), isBold: isSum, tone }
      return Object.assign(placement, widthsOf(column, translate(title)))
    }),
  )
}
