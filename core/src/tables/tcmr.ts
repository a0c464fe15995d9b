import type { TcmrRow } from '../reports/tcmr-rows'
import type { TableType } from '../contract/properties'
import { tcmrBands } from '../reports/tcmr'
import type { TextKey } from '../text/translate'
import { scoreTone } from '../tones'
import { figureColumn } from './figure-column'
import { countColumn, textColumn, type Table, type TableColumn } from './table'

type Column = TableColumn<TcmrRow>

/** All rows together, and not one division or company among them. */
function isTotal({ groupLift, tcmrCount }: TcmrRow): boolean {
  return tcmrCount.summary && !groupLift
}

const ward: Column = textColumn(
  'buildingWard',
  'reports.tcmr.buildingWard',
  18,
  (row, t) => (isTotal(row) ? t('reports.total') : (row.buildingWard ?? t('reports.unknown'))),
  { code: row => row.buildingWard, isFixed: true },
)
const wardFullName: Column = textColumn(
  'buildingWardFullName',
  'reports.tcmr.buildingWardFullName',
  24,
  row => row.buildingWardFullName,
)
const company: Column = textColumn(
  'liftCompany',
  'alarms.fields.liftCompany',
  20,
  (row, t) =>
    row.groupLift
      ? t('reports.subtotal')
      : isTotal(row)
        ? t('reports.total')
        : (row.liftCompany ?? t('reports.unknown')),
  { code: row => row.liftCompany, isFixed: true },
)

function bandOf({ tcmrCount: { totalScore } }: TcmrRow) {
  return totalScore === null ? null : scoreTone(totalScore, tcmrBands.totalScore)
}

const figures: readonly Column[] = [
  countColumn('liftCnt', 'tables.fields.liftCnt', row => row.tcmrCount.liftCnt),
  countColumn('cases', 'reports.tcmr.cases', row => row.tcmrCount.cases),
  figureColumn('faultRatePer10Units', 'reports.tcmr.faultRatePer10Units', row => row.tcmrCount.faultRatePer10Units),
  figureColumn('frScore', 'reports.tcmr.frScore', row => row.tcmrCount.frScore),
  figureColumn('hours', 'reports.tcmr.hours', row => row.tcmrCount.hours),
  figureColumn('avgPerLift', 'reports.tcmr.avgPerLift', row => row.tcmrCount.avgPerLift),
  figureColumn('ldtScore', 'reports.tcmr.ldtScore', row => row.tcmrCount.ldtScore),
  figureColumn('totalScore', 'reports.tcmr.totalScore', row => row.tcmrCount.totalScore),
  textColumn(
    'band',
    'reports.tcmr.band',
    8,
    (row, t) => {
      const band = bandOf(row)
      return band && t(`states.scoreBand.${band}`)
    },
    { code: bandOf },
  ),
]

/** Whether the row sums up others: a group where `groupLift` is true, else all. */
const summary: Column = {
  ...textColumn<TcmrRow>('summary', 'reports.total', 8, () => null),
  code: row => row.tcmrCount.summary,
}

function tcmrTable(type: TableType, title: TextKey, leading: readonly Column[]): Table<TcmrRow> {
  const columns = [...leading, ...figures]
  // A program tells the rows that sum up others by these, and not by a word in the place of a name.
  return {
    type,
    title,
    columns,
    terminalColumns: [summary],
    fields: [...columns.map(({ key }) => key), 'summary', 'groupLift'],
  }
}

/** The council report: what each of the three tells apart, and the same figures. */
export const tcmrTables = {
  DIVISION: tcmrTable('TCMR_DIVISION_TABLE_HEADER', 'reports.tcmr.titles.DIVISION', [ward, wardFullName]),
  LIFTCOMPANY: tcmrTable('TCMR_LIFT_COMPANY_TABLE_HEADER', 'reports.tcmr.titles.LIFTCOMPANY', [company]),
  DIVISION_LIFTCOMPANY: tcmrTable('TCMR_DLC_TABLE_HEADER', 'reports.tcmr.titles.DIVISION_LIFTCOMPANY', [
    ward,
    wardFullName,
    company,
  ]),
}
