import { z } from 'zod/mini'
import { alarmLoad, alarmLoadRow } from '../contract/reports/alarm-load'
import { dayBreakdown, monthAlarms, monthBreakdown, monthPt } from '../contract/reports/alarm-reports'
import { breakdownCodes } from '../contract/reports/breakdown-codes'
import { chronicLifts } from '../contract/reports/chronic-lifts'
import { dayComplaint, monthComplaint } from '../contract/reports/complaint-reports'
import { pageInputOf } from '../contract/input'
import { liftMaintenance } from '../contract/reports/lift-maintenance'
import { plannedSwitchOffs } from '../contract/reports/planned-switch-offs'
import { problemLifts } from '../contract/reports/problem-lifts'
import { tcmr } from '../contract/reports/tcmr'
import { pageSizeMax } from '../limits'
import { alarmLoadTable } from '../tables/alarm-load'
import { alarmLoadRows, type AlarmLoadRow } from '../tables/alarm-load-rows'
import { dayBreakdownTable, monthAlarmsTable, monthBreakdownTable, monthPtTable } from '../tables/alarm-reports'
import { companyCodeTable, councilCodeTable } from '../tables/breakdown-codes'
import { chronicBreakdownTable, chronicLiftTable } from '../tables/chronic-lifts'
import { dayComplaintTable, monthComplaintTable } from '../tables/complaint-reports'
import { liftMaintenanceTable } from '../tables/lift-maintenance'
import { plannedSwitchOffTable, problemLiftTable } from '../tables/problem-lifts'
import { tcmrTables } from '../tables/tcmr'
import type { ReportKey } from './report-keys'
import { listView, pageOfAll, reportView, type Grouping, type ReportView } from './report-view'
import type { TcmrGrouping } from '../reports/tcmr-rows'

type Views = readonly [ReportView, ...ReportView[]]

/** What is answered whole is still asked for in pages, each as large as can be. */
const wholePage = pageInputOf(pageSizeMax)

function tcmrView(
  by: Grouping,
  grouping: TcmrGrouping,
  call: 'division' | 'liftCompany' | 'dlc',
  file: ReportView['file'],
): ReportView {
  const { input, answer } = tcmr[call]
  return reportView({
    by,
    table: tcmrTables[grouping],
    input: z.extend(input, wholePage),
    file,
    rows: answer,
    page: async (client, { page, size, month, townCouncil }, signal) =>
      pageOfAll(await client.call(tcmr[call], { month, townCouncil }, signal), { page, size }),
  })
}

/** The view of town councils, whose codes and whose ranges of codes are calls of their own (specification 2 section 7). */
const councilCodes = reportView({
  by: 'town-council',
  table: councilCodeTable,
  input: z.extend(breakdownCodes.tcFaultCode.input, { groupBy: breakdownCodes.exportTc.input.shape.groupBy }),
  file: breakdownCodes.exportTc,
  rows: breakdownCodes.tcFaultCode.answer.shape.content,
  page: (client, { groupBy, ...asked }, signal) =>
    client.call(breakdownCodes[groupBy === 'faultCodeRange' ? 'tcFaultCodeRange' : 'tcFaultCode'], asked, signal),
})

/** All reports, each in the ways in which its rows may be grouped; the first is the usual one. */
export const reportViews: Readonly<Record<ReportKey, Views>> = {
  mcr: [listView(monthComplaint, monthComplaintTable)],
  mar: [listView(monthAlarms, monthAlarmsTable)],
  plr: [listView(problemLifts, problemLiftTable)],
  mptr: [listView(monthPt, monthPtTable)],
  dbr: [listView(dayBreakdown, dayBreakdownTable)],
  mbr: [listView(monthBreakdown, monthBreakdownTable)],
  'breakdown-code-summary-report': [
    councilCodes,
    listView({ page: breakdownCodes.lc, export: breakdownCodes.exportLc }, companyCodeTable, { by: 'lift-company' }),
  ],
  dcr: [listView(dayComplaint, dayComplaintTable)],
  tcmr_tcmr: [
    tcmrView('division', 'DIVISION', 'division', tcmr.exportDivision),
    tcmrView('lift-company', 'LIFTCOMPANY', 'liftCompany', tcmr.exportLiftCompany),
    tcmrView('both', 'DIVISION_LIFTCOMPANY', 'dlc', tcmr.exportDlc),
  ],
  w_lm_r: [listView(liftMaintenance, liftMaintenanceTable)],
  clr: [listView(chronicLifts, chronicLiftTable, { liftOf: ({ id, liftName }) => ({ id, name: liftName }) })],
  'planned-switch-offs': [listView(plannedSwitchOffs, plannedSwitchOffTable)],
  'clr-detail': [listView({ page: chronicLifts.details, export: chronicLifts.exportDetail }, chronicBreakdownTable)],
  'alarm-load': [
    reportView({
      table: alarmLoadTable,
      input: z.extend(alarmLoad.figures.input, wholePage),
      file: alarmLoad.export,
      rows: z.array(alarmLoadRow) as unknown as z.ZodMiniType<AlarmLoadRow[]>,
      page: async (client, { page, size, ...asked }, signal) =>
        pageOfAll(alarmLoadRows(await client.call(alarmLoad.figures, asked, signal)), { page, size }),
    }),
  ],
}
