import { telemetry } from '@liftwatch/core/contract/devices/telemetry'
import { AppError } from '@liftwatch/core/errors'
import { route } from '../http/route'
import { isLiftInScope } from '../queries/lifts'
import { listTelemetry } from '../queries/telemetry'

export const telemetryRoutes = [
  route(telemetry.latest, async ({ db, caller, input }) => {
    if (!(await isLiftInScope(db, caller.scope, input.id))) throw new AppError('not-found')
    return listTelemetry(db, input.id)
  }),
]
