import type { LiftMaintenanceRow } from '../contract/reports/lift-maintenance'
import { countColumn, textColumn, type Table, type TableColumn } from './table'

type Column = TableColumn<LiftMaintenanceRow>

/** A program tells the row that sums up the others by this, and not by a word in the place of a name. */
const summary: Column = { ...textColumn('summary', 'reports.total', 8, () => null), code: row => row.summary }

const columns: readonly Column[] = [
  textColumn(
    'liftCompany',
    'alarms.fields.liftCompany',
    20,
    (row, t) => (row.summary ? t('reports.total') : (row.liftCompany ?? t('reports.unknown'))),
    { code: row => row.liftCompany, isFixed: true },
  ),
  textColumn(
    'buildingWard',
    'reports.tcmr.buildingWard',
    12,
    (row, t) => (row.summary ? null : (row.buildingWard ?? t('reports.unknown'))),
    { code: row => row.buildingWard, isFixed: true },
  ),
  textColumn('buildingWardFullName', 'reports.tcmr.buildingWardFullName', 24, row => row.buildingWardFullName),
  countColumn('scheduledCnt', 'reports.maintenance.scheduledCnt', row => row.scheduledCnt),
  countColumn('doneCnt', 'reports.maintenance.doneCnt', row => row.doneCnt),
  countColumn('notDoneCnt', 'reports.maintenance.notDoneCnt', row => row.notDoneCnt),
  countColumn('shortCnt', 'reports.maintenance.shortCnt', row => row.shortCnt),
]

/** The maintenance of a week, by lift company and division, and all of it. */
export const liftMaintenanceTable: Table<LiftMaintenanceRow> = {
  type: 'LM_REPORTS_TABLE_HEADER',
  title: 'screens.w_lm_r.name',
  columns,
  terminalColumns: [summary],
  fields: [...columns.map(({ key }) => key), 'summary'],
}
