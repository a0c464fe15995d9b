import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { pageSizeMax } from '@liftwatch/core/limits'
import { complaintTable } from '@liftwatch/core/tables/complaints'
import { route } from '../http/route'
import { complaintList, listComplaintTelemetry } from '../queries/complaints'
import { rowsOf } from '../queries/list-query'
import { readRows } from '../queries/row-source'
import { listRoutes } from './list-routes'

const newestFirst = { field: 'createdAt', direction: 'DESC' } as const

export const complaintRoutes = [
  ...listRoutes({
    calls: { page: complaints.page, export: complaints.export },
    list: complaintList,
    table: complaintTable,
  }),

  route(complaints.list, ({ db, caller, input }) =>
    readRows(db, rowsOf(complaintList(caller), input, newestFirst), { page: 0, size: pageSizeMax }),
  ),

  route(complaints.telemetry, ({ db, caller, input }) => listComplaintTelemetry(db, caller.scope, input, pageSizeMax)),
]
