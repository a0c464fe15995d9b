import { alarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { askedPeriod } from '@liftwatch/core/reports/asked-period'
import { alarmLoadTable } from '@liftwatch/core/tables/alarm-load'
import { alarmLoadRows } from '@liftwatch/core/tables/alarm-load-rows'
import { listInput, sendExport } from '../../exports/send-export'
import { route } from '../../http/route'
import { findAlarmLoad } from '../../queries/reports/alarm-load'

export const alarmLoadRoutes = [
  route(alarmLoad.figures, ({ db, caller, at, input: { month, ...filter } }) =>
    findAlarmLoad(db, { scope: caller.scope, period: askedPeriod('month', { month }, at), filter }),
  ),

  route(alarmLoad.export, call => {
    const { month, ...filter } = listInput(call.input)
    const period = askedPeriod('month', { month }, call.at)
    const asked = { scope: call.caller.scope, period, filter }
    return sendExport(call, {
      table: alarmLoadTable,
      period,
      rows: async tx => alarmLoadRows(await findAlarmLoad(tx, asked)),
    })
  }),
]
