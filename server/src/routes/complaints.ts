import { complainantFieldNames } from '@liftwatch/core/contract/alarms/case-fields'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { parseSort } from '@liftwatch/core/contract/input'
import { pageSizeMax } from '@liftwatch/core/limits'
import { complainantColumns } from '@liftwatch/core/tables/complainants'
import { complaintTable } from '@liftwatch/core/tables/complaints'
import { listInput, sendExport } from '../exports/send-export'
import { route, type Route } from '../http/route'
import { listCaseLifts } from '../queries/case-lifts'
import { countCases } from '../queries/complaint-counts'
import type { ComplaintSortField } from '../queries/complaint-filter'
import { complaintDetails, complaintList, complaintListWith, listComplaintTelemetry } from '../queries/complaints'
import { rowsOf } from '../queries/list-query'
import { readPage, readRows } from '../queries/row-source'
import { caseChangeRoutes, type CaseSettings } from './case-changes'
import { caseLogRoutes } from './case-logs'
import { listRoutes } from './list-routes'

const newestFirst = { field: 'createdAt', direction: 'DESC' } as const

const reads: readonly Route[] = [
  ...listRoutes({ calls: { page: complaints.page }, list: complaintList }),
  ...listRoutes({ calls: { detail: complaints.detail }, list: complaintDetails }),

  // Who complained is read only where its columns are named: lines of JSON have whole rows.
  route(complaints.export, call => {
    const { caller, input } = call
    const { sort, ...filter } = listInput(input)
    const named = complainantFieldNames.filter(field => input.columns?.includes(field))
    const source = rowsOf(complaintListWith(caller, named), filter, parseSort<ComplaintSortField>(sort))
    return sendExport(call, { table: complaintTable, namedColumns: complainantColumns, ...source })
  }),

  route(complaints.list, ({ db, caller, input }) =>
    readRows(db, rowsOf(complaintList(caller), input, newestFirst), { page: 0, size: pageSizeMax }),
  ),

  route(complaints.telemetry, ({ db, caller, input }) => listComplaintTelemetry(db, caller.scope, input, pageSizeMax)),

  route(complaints.count, ({ db, caller, input }) => countCases(db, complaintList(caller), caller.scope, input)),

  route(complaints.feedback, ({ db, caller, input }) => {
    const { buildingId, ...wanted } = input
    return readPage(db, rowsOf(complaintList(caller), { buildingId }, newestFirst), wanted)
  }),

  route(complaints.liftStatus, ({ db, caller, at, input }) =>
    listCaseLifts(db, { scope: caller.scope, at }, input.buildingId),
  ),
]

/** All that is asked and done about cases. */
export function complaintRoutes(settings: CaseSettings): Route[] {
  return [...reads, ...caseChangeRoutes(settings), ...caseLogRoutes]
}
