import { parseSort } from '@liftwatch/core/contract/input'
import { rbes, type rbeSortFields } from '@liftwatch/core/contract/rbes'
import { AppError } from '@liftwatch/core/errors'
import { rbeTable } from '@liftwatch/core/tables/rbes'
import { listInput, sendExport } from '../exports/send-export'
import { route } from '../http/route'
import { alarmRows, countRows, countTabs, findAlarm, listAlarms } from '../queries/alarm-lists'
import { rbeList } from '../queries/rbes'

export const rbeRoutes = [
  route(rbes.page, async ({ db, caller, input: { page, size, sort, ...filter } }) => {
    const order = parseSort<(typeof rbeSortFields)[number]>(sort)
    const [content, totalElements] = await Promise.all([
      listAlarms(db, rbeList, caller.scope, filter, order, { page, size }),
      countRows(db, rbeList, caller.scope, filter),
    ])
    return { content, totalElements }
  }),

  route(rbes.export, call => {
    const { sort, ...filter } = listInput(call.input)
    const order = parseSort<(typeof rbeSortFields)[number]>(sort)
    return sendExport(call, { table: rbeTable, ...alarmRows(rbeList, call.caller.scope, filter, order) })
  }),

  route(rbes.count, ({ db, caller, input }) => countTabs(db, rbeList, caller.scope, input)),

  route(rbes.detail, async ({ db, caller, input }) => {
    const event = await findAlarm(db, rbeList, caller.scope, input.id)
    if (!event) throw new AppError('not-found')
    return event
  }),
]
