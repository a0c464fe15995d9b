import { deviceAlarms } from '@liftwatch/core/contract/alarms/device-alarms'
import { listAlarmCodes } from '@liftwatch/core/domain/event-codes'
import { deviceAlarmTable } from '@liftwatch/core/tables/device-alarms'
import { maintenanceTable } from '@liftwatch/core/tables/maintenance'
import { route } from '../http/route'
import { deviceAlarmList } from '../queries/device-alarms'
import { listRoutes } from './list-routes'

export const deviceAlarmRoutes = [
  ...listRoutes({
    calls: { page: deviceAlarms.page, export: deviceAlarms.export },
    list: deviceAlarmList,
    table: deviceAlarmTable,
  }),
  ...listRoutes({
    calls: { export: deviceAlarms.exportMaintenance },
    list: deviceAlarmList,
    always: { errorCode: ['LM'] },
    table: maintenanceTable,
  }),

  route(deviceAlarms.types, async ({ input }) => listAlarmCodes(input.view)),
]
