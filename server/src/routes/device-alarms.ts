import { deviceAlarms } from '@liftwatch/core/contract/device-alarms'
import { parseSort } from '@liftwatch/core/contract/input'
import { listAlarmCodes } from '@liftwatch/core/domain/event-codes'
import { deviceAlarmTable } from '@liftwatch/core/tables/device-alarms'
import { maintenanceTable } from '@liftwatch/core/tables/maintenance'
import { listInput, sendExport } from '../exports/send-export'
import { route } from '../http/route'
import { countDeviceAlarms, deviceAlarmRows, listDeviceAlarms } from '../queries/device-alarms'

export const deviceAlarmRoutes = [
  route(deviceAlarms.page, async ({ db, caller, input: { page, size, sort, ...filter } }) => {
    const [content, totalElements] = await Promise.all([
      listDeviceAlarms(db, caller.scope, filter, parseSort<'alarmStartTs'>(sort), { page, size }),
      countDeviceAlarms(db, caller.scope, filter),
    ])
    return { content, totalElements }
  }),

  route(deviceAlarms.export, call => {
    const { sort, ...filter } = listInput(call.input)
    const rows = deviceAlarmRows(call.caller.scope, filter, parseSort<'alarmStartTs'>(sort))
    return sendExport(call, { table: deviceAlarmTable, ...rows })
  }),

  route(deviceAlarms.exportMaintenance, call => {
    const { sort, ...filter } = listInput(call.input)
    const visits = { ...filter, errorCode: ['LM'] }
    const rows = deviceAlarmRows(call.caller.scope, visits, parseSort<'alarmStartTs'>(sort))
    return sendExport(call, { table: maintenanceTable, ...rows })
  }),

  route(deviceAlarms.types, async ({ input }) => listAlarmCodes(input.view)),
]
