import { sql, type SQL } from 'drizzle-orm'
import type { Client } from '@liftwatch/core/client/client'
import { countedFaultNumbers } from '@liftwatch/core/domain/fault-numbers'
import { chronicWindow } from '@liftwatch/core/reports/chronic'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'

/** A report with its least statement: what anything that answers it has to read, and nothing done with it. */
interface AskedReport {
  readonly name: string
  readonly call: (client: Client) => Promise<unknown>
  readonly bare: SQL
  /** Whether the monthly set has it. */
  readonly isOfMonth: boolean
}

/** All reports of a month, those of one of its days and of that day's week, and those of the thirty days up to now. */
export function askedReports(month: string, chronicLiftId: string): AskedReport[] {
  const day = `${month}-15`
  const week = periodNameAt('week', periodOf('day', day).from)
  const within = (column: string, period: { readonly from: number; readonly to: number }) =>
    sql`${sql.raw(column)} >= ${period.from} AND ${sql.raw(column)} < ${period.to}`
  const inMonth = (column: string) => within(column, periodOf('month', month))
  const onDay = (column: string) => within(column, periodOf('day', day))
  const ofLate = within('alarm_start_ts', chronicWindow(Date.now()))
  const counted = (types: SQL, when: SQL) => sql`SELECT count(*) FROM alarm WHERE type IN (${types}) AND ${when}`
  const faults = sql`'LIFT_FAULT'`
  const downByLift = sql`
    SELECT lift_id, count(*), sum(alarm_clear_ts - alarm_start_ts) FROM alarm
    WHERE type = 'LIFT_FAULT' AND number = ANY(${sql.param(countedFaultNumbers)}::int[]) AND ${inMonth('alarm_start_ts')} GROUP BY 1`
  const byLift = sql`SELECT lift_id, count(*) FROM alarm WHERE type = 'LIFT_FAULT' AND ${ofLate} GROUP BY 1`
  const byCode = sql`
    SELECT fault_code, count(*) FROM alarm WHERE type = 'LIFT_FAULT' AND ${inMonth('alarm_start_ts')} GROUP BY 1`
  const inWeek = sql`
    SELECT count(*) FROM lm_schedule WHERE date >= ${day}::date - 7 AND date < ${day}::date`
  const ofAll = counted(sql`'LIFT_FAULT', 'PASSENGER_TRAP', 'RBE'`, inMonth('alarm_start_ts'))
  const complaints = (when: SQL) => sql`SELECT count(*) FROM complaint WHERE ${when}`
  const ofMonth = (name: string, call: AskedReport['call'], bare: SQL) => ({ name, call, bare, isOfMonth: true })
  const ofOther = (name: string, call: AskedReport['call'], bare: SQL) => ({ name, call, bare, isOfMonth: false })
  return [
    ofMonth('mbr', c => c.monthBreakdown.page({ month }), counted(faults, inMonth('alarm_start_ts'))),
    ofMonth('mptr', c => c.monthPt.page({ month }), counted(sql`'PASSENGER_TRAP'`, inMonth('alarm_start_ts'))),
    ofMonth('mar', c => c.monthAlarms.page({ month }), ofAll),
    ofMonth('alarm-load', c => c.alarmLoad.figures({ month }), ofAll),
    ofMonth('mcr', c => c.monthComplaint.page({ month }), complaints(inMonth('created_at'))),
    ofMonth('plr', c => c.problemLifts.page({ month }), downByLift),
    ofMonth(
      'planned-switch-offs',
      c => c.plannedSwitchOffs.page({ month }),
      sql`SELECT count(*) FROM oms_schedule WHERE ${inMonth('off_at')}`,
    ),
    ofMonth('tcmr-division', c => c.tcmr.division({ month }), downByLift),
    ofMonth('tcmr-lift-company', c => c.tcmr.liftCompany({ month }), downByLift),
    ofMonth('tcmr-both', c => c.tcmr.dlc({ month }), downByLift),
    ofMonth('codes-by-council', c => c.breakdownCodes.tcFaultCode({ month }), byCode),
    ofMonth('codes-by-company', c => c.breakdownCodes.lc({ month }), byCode),
    ofOther('dbr', c => c.dayBreakdown.page({ day }), counted(faults, onDay('alarm_start_ts'))),
    ofOther('dcr', c => c.dayComplaint.page({ day }), complaints(onDay('created_at'))),
    ofOther('w_lm_r', c => c.liftMaintenance.page({ week }), inWeek),
    ofOther('clr', c => c.chronicLifts.page({}), byLift),
    ofOther(
      'clr detail',
      c => c.chronicLifts.detail({ id: chronicLiftId }),
      sql`SELECT count(*) FROM alarm WHERE lift_id = ${chronicLiftId} AND type = 'LIFT_FAULT' AND ${ofLate}`,
    ),
  ]
}
