import { alarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { alarmLoadTable } from '@liftwatch/core/tables/alarm-load'
import { alarmLoadRows } from '@liftwatch/core/tables/alarm-load-rows'
import { listInput, sendExport } from '../../exports/send-export'
import { route } from '../../http/route'
import { findAlarmLoad } from '../../queries/reports/alarm-load'
import { heldPeriod } from './held-period'

export const alarmLoadRoutes = [
  route(alarmLoad.figures, async ({ db, caller, at, input: { month, ...filter } }) => {
    const period = await heldPeriod(db, 'month', { month }, at)
    return findAlarmLoad(db, { scope: caller.scope, period, filter })
  }),

  route(alarmLoad.export, async call => {
    const { month, ...filter } = listInput(call.input)
    const period = await heldPeriod(call.db, 'month', { month }, call.at)
    const asked = { scope: call.caller.scope, period, filter }
    return sendExport(call, {
      table: alarmLoadTable,
      period,
      rows: async tx => alarmLoadRows(await findAlarmLoad(tx, asked)),
    })
  }),
]
