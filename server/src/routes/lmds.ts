import { lmds } from '@liftwatch/core/contract/estate/lmds'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { route } from '../http/route'
import { liftList } from '../queries/lifts'
import { listSoftwareVersions, lmdList } from '../queries/lmd-list'
import { listRoutes } from './list-routes'

export const lmdRoutes = [
  ...listRoutes({
    calls: { page: lmds.page, export: lmds.export, detail: lmds.detail },
    list: lmdList,
    table: lmdTable,
  }),
  ...listRoutes({
    calls: { page: lmds.lifts, export: lmds.exportLifts },
    of: { list: lmdList, filter: lmdId => ({ lmdId }) },
    list: liftList,
    table: liftTable,
  }),

  route(lmds.versions, ({ db, caller }) => listSoftwareVersions(db, caller.scope)),
]
