import { lifts } from '@liftwatch/core/contract/estate/lifts'
import { AppError } from '@liftwatch/core/errors'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { route } from '../http/route'
import { liftList } from '../queries/lifts'
import { findIn } from '../queries/list-query'
import { findRetiredLift } from '../queries/retired-lifts'
import { listTelemetry } from '../queries/telemetry'
import { listRoutes } from './list-routes'

export const liftRoutes = [
  ...listRoutes({
    calls: { page: lifts.page, export: lifts.export },
    list: liftList,
    table: liftTable,
  }),

  route(lifts.retired, async ({ db, caller, input }) => {
    const retired = await findRetiredLift(db, caller.scope, { name: input.name })
    if (!retired) throw new AppError('not-found')
    return retired
  }),

  route(lifts.detail, async ({ db, caller, input, at }) => {
    const lift = await findIn(db, liftList({ ...caller, at }), input.id)
    if (!lift) {
      const retired = await findRetiredLift(db, caller.scope, { id: input.id })
      if (!retired) throw new AppError('not-found')
      const { name, retiredAt, reason } = retired
      throw new AppError('lift-retired', { params: { name, retiredAt, reason } })
    }
    return { ...lift, telemetries: await listTelemetry(db, lift.id) }
  }),
]
