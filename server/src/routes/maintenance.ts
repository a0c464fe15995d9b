import { liftChecks, maintenanceChecks } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { parseSort } from '@liftwatch/core/contract/input'
import { AppError } from '@liftwatch/core/errors'
import { liftChecksTable, maintenanceCheckTable } from '@liftwatch/core/tables/maintenance-checks'
import { listInput, sendExport } from '../exports/send-export'
import { route } from '../http/route'
import { remarkCheck } from '../maintenance/remark-check'
import { saveDays } from '../maintenance/save-days'
import { checkRows, liftChecksRows } from '../queries/maintenance/check-lists'
import { findCheck, findCheckPlace, listLmStretches } from '../queries/maintenance/check-records'
import { listSchedules, scheduledLifts } from '../queries/maintenance/day-lists'
import { readPage } from '../queries/row-source'

const sortOfChecks = (sort: string) => parseSort<'date' | 'liftName'>(sort)

/** Maintenance days, and what became of them. */
export const maintenanceRoutes = [
  route(maintenanceDays.list, async ({ db, caller, at, input }) => {
    const found = await listSchedules(db, { scope: caller.scope, at }, input)
    if (found.length < new Set(input.liftId).size) throw new AppError('not-found')
    return found
  }),

  route(maintenanceDays.lifts, ({ db, caller, input }) => {
    const { page, size, ...filter } = input
    return readPage(db, scheduledLifts(caller.scope, filter), { page, size })
  }),

  route(maintenanceDays.description, async ({ db, caller, at, input }) => {
    const [found] = await listSchedules(db, { scope: caller.scope, at }, { ...input, liftId: [input.liftId] })
    if (!found) throw new AppError('not-found')
    return found.descriptions[0]!
  }),

  route(maintenanceDays.save, call => saveDays(call, call.input)),

  route(liftChecks.page, ({ db, caller, at, input }) => {
    const { page, size, sort, ...filter } = input
    return readPage(db, liftChecksRows({ scope: caller.scope, at }, filter, parseSort(sort)), { page, size })
  }),

  route(liftChecks.export, call => {
    const { caller, at, input } = call
    const { sort, ...filter } = listInput(input)
    const source = liftChecksRows({ scope: caller.scope, at }, filter, parseSort(sort))
    return sendExport(call, { table: liftChecksTable, ...source })
  }),

  route(maintenanceChecks.page, ({ db, caller, at, input }) => {
    const { page, size, sort, ...filter } = input
    return readPage(db, checkRows({ scope: caller.scope, at }, filter, sortOfChecks(sort)), { page, size })
  }),

  route(maintenanceChecks.export, call => {
    const { caller, at, input } = call
    const { sort, ...filter } = listInput(input)
    const source = checkRows({ scope: caller.scope, at }, filter, sortOfChecks(sort))
    return sendExport(call, { table: maintenanceCheckTable, ...source })
  }),

  route(maintenanceChecks.detail, async ({ db, caller, at, input }) => {
    const found = await findCheck(db, { scope: caller.scope, at }, input.id)
    if (!found) throw new AppError('not-found')
    return found
  }),

  route(maintenanceChecks.alarms, async ({ db, caller, at, input }) => {
    const place = await findCheckPlace(db, caller.scope, input.id)
    if (!place) throw new AppError('not-found')
    return listLmStretches(db, place, at)
  }),

  route(maintenanceChecks.remark, call => remarkCheck(call, call.input.id, call.input.remarks)),
]
