import { deviceAlarms } from '@liftwatch/core/contract/device-alarms'
import { parseSort } from '@liftwatch/core/contract/input'
import { listAlarmCodes } from '@liftwatch/core/domain/event-codes'
import { route } from '../http/route'
import { countDeviceAlarms, listDeviceAlarms } from '../queries/device-alarms'

export const deviceAlarmRoutes = [
  route(deviceAlarms.page, async ({ db, caller, input: { page, size, sort, ...filter } }) => {
    const [content, totalElements] = await Promise.all([
      listDeviceAlarms(db, caller.scope, filter, parseSort<'alarmStartTs'>(sort), { page, size }),
      countDeviceAlarms(db, caller.scope, filter),
    ])
    return { content, totalElements }
  }),

  route(deviceAlarms.types, async ({ input }) => listAlarmCodes(input.view)),
]
