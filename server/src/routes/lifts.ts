import { parseSort } from '@liftwatch/core/contract/input'
import { lifts } from '@liftwatch/core/contract/lifts'
import { AppError } from '@liftwatch/core/errors'
import { liftTable } from '@liftwatch/core/tables/lifts'
import type { Database } from '../db/connect'
import { listInput, sendExport } from '../exports/send-export'
import { route } from '../http/route'
import { countLifts, findLift, liftRows, listLifts, type LiftFilter } from '../queries/lifts'
import type { Scope } from '../queries/scope'
import { listTelemetry } from '../queries/telemetry'

type LiftPageInput = LiftFilter & { readonly page: number; readonly size: number; readonly sort: string }

/** A page of lifts: of the estate, of a building, of a device. */
export async function liftPage(db: Database, scope: Scope, { page, size, sort, ...filter }: LiftPageInput) {
  const [content, totalElements] = await Promise.all([
    listLifts(db, scope, filter, parseSort<'name'>(sort), { page, size }),
    countLifts(db, scope, filter),
  ])
  return { content, totalElements }
}

export const liftRoutes = [
  route(lifts.page, ({ db, caller, input }) => liftPage(db, caller.scope, input)),

  route(lifts.export, call => {
    const { sort, ...filter } = listInput(call.input)
    const rows = liftRows(call.caller.scope, filter, parseSort<'name'>(sort))
    return sendExport(call, { table: liftTable, ...rows })
  }),

  route(lifts.detail, async ({ db, caller, input }) => {
    const lift = await findLift(db, caller.scope, input.id)
    if (!lift) throw new AppError('not-found')
    return { ...lift, telemetries: await listTelemetry(db, lift.id) }
  }),
]
