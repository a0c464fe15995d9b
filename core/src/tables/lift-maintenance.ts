import type { LiftMaintenanceRow } from '../contract/reports/lift-maintenance'
import { countColumn, textColumn, type Table } from './table'

/** The maintenance of a week, by lift company and division. */
export const liftMaintenanceTable: Table<LiftMaintenanceRow> = {
  type: 'LM_REPORTS_TABLE_HEADER',
  title: 'console.menu.w_lm_r',
  columns: [
    textColumn('liftCompany', 'alarms.fields.liftCompany', 20, (row, t) => row.liftCompany ?? t('reports.unknown'), {
      code: row => row.liftCompany,
      isFixed: true,
    }),
    textColumn('buildingWard', 'reports.tcmr.buildingWard', 12, (row, t) => row.buildingWard ?? t('reports.unknown'), {
      code: row => row.buildingWard,
      isFixed: true,
    }),
    textColumn('buildingWardFullName', 'reports.tcmr.buildingWardFullName', 24, row => row.buildingWardFullName),
    countColumn('scheduledCnt', 'reports.maintenance.scheduledCnt', row => row.scheduledCnt),
    countColumn('doneCnt', 'reports.maintenance.doneCnt', row => row.doneCnt),
    countColumn('notDoneCnt', 'reports.maintenance.notDoneCnt', row => row.notDoneCnt),
    countColumn('shortCnt', 'reports.maintenance.shortCnt', row => row.shortCnt),
  ],
}
