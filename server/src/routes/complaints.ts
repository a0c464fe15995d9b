import { complaints } from '@liftwatch/core/contract/complaints'
import { parseSort } from '@liftwatch/core/contract/input'
import { pageSizeMax } from '@liftwatch/core/limits'
import { complaintTable } from '@liftwatch/core/tables/complaints'
import { listInput, sendExport } from '../exports/send-export'
import { route } from '../http/route'
import {
  complaintRows,
  countComplaints,
  listComplaints,
  listComplaintTelemetry,
  type ComplaintSort,
} from '../queries/complaints'

const newestFirst = { field: 'createdAt', direction: 'DESC' } as const

export const complaintRoutes = [
  route(complaints.page, async ({ db, caller, input: { page, size, sort, ...filter } }) => {
    const order = parseSort<ComplaintSort['field']>(sort)
    const [content, totalElements] = await Promise.all([
      listComplaints(db, caller.scope, filter, order, { page, size }),
      countComplaints(db, caller.scope, filter),
    ])
    return { content, totalElements }
  }),

  route(complaints.export, call => {
    const { sort, ...filter } = listInput(call.input)
    const order = parseSort<ComplaintSort['field']>(sort)
    return sendExport(call, { table: complaintTable, ...complaintRows(call.caller.scope, filter, order) })
  }),

  route(complaints.list, ({ db, caller, input }) =>
    listComplaints(db, caller.scope, input, newestFirst, { page: 0, size: pageSizeMax }),
  ),

  route(complaints.telemetry, ({ db, caller, input }) => listComplaintTelemetry(db, caller.scope, input, pageSizeMax)),
]
