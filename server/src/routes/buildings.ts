import { buildings } from '@liftwatch/core/contract/buildings'
import { parseSort } from '@liftwatch/core/contract/input'
import { AppError } from '@liftwatch/core/errors'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { listInput, sendExport } from '../exports/send-export'
import { route } from '../http/route'
import { buildingRows, countBuildings, findBuilding, listBuildings } from '../queries/buildings'
import { liftRows } from '../queries/lifts'
import { liftPage } from './lifts'

export const buildingRoutes = [
  route(buildings.page, async ({ db, caller, input: { page, size, sort, ...filter } }) => {
    const [content, totalElements] = await Promise.all([
      listBuildings(db, caller.scope, filter, parseSort<'name'>(sort), { page, size }),
      countBuildings(db, caller.scope, filter),
    ])
    return { content, totalElements }
  }),

  route(buildings.export, call => {
    const { sort, ...filter } = listInput(call.input)
    const rows = buildingRows(call.caller.scope, filter, parseSort<'name'>(sort))
    return sendExport(call, { table: buildingTable, ...rows })
  }),

  route(buildings.detail, async ({ db, caller, input }) => {
    const building = await findBuilding(db, caller.scope, input.id)
    if (!building) throw new AppError('not-found')
    return building
  }),

  route(buildings.lifts, async ({ db, caller, input: { id, ...page } }) => {
    if (!(await findBuilding(db, caller.scope, id))) throw new AppError('not-found')
    return liftPage(db, caller.scope, { ...page, buildingId: id })
  }),

  route(buildings.exportLifts, async call => {
    const { id, sort } = listInput(call.input)
    if (!(await findBuilding(call.db, call.caller.scope, id))) throw new AppError('not-found')
    const rows = liftRows(call.caller.scope, { buildingId: id }, parseSort<'name'>(sort))
    return sendExport(call, { table: liftTable, ...rows })
  }),
]
