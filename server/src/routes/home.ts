import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { home } from '@liftwatch/core/contract/home/home'
import { trendRange } from '@liftwatch/core/reports/home-trend'
import type { Database } from '../db/connect'
import type { Figures } from '../db/figure-connections'
import { atOneMoment } from '../db/transaction'
import type { NoticeHub } from '../events/notice-hub'
import { SharedAnswers } from '../events/shared-answers'
import type { Member } from '../http/caller'
import { checkOnce } from '../http/checked-answers'
import { route, type HandlerContext } from '../http/route'
import { homePermissions, type HomeReader } from '../queries/home/readable'
import { findHomeRecent } from '../queries/home/recent'
import { findStoppedBuildings } from '../queries/home/stopped-buildings'
import { findHomeSummary } from '../queries/home/summary'
import { findHomeTrend } from '../queries/home/trend'

type HomeCall = HandlerContext & { readonly caller: Member; readonly input: object }

interface Settings {
  readonly hub: NoticeHub
  readonly figures: Figures
}

export function homeRoutes({ hub, figures }: Settings) {
  const shared = new SharedAnswers('home', hub)

  /** Readers of the same lifts who ask for the same, with the same permissions, are given the same figures. */
  function share<Answer extends object>(
    { endpoint, db, caller, at, input }: HomeCall,
    deciding: readonly Permission[],
    read: (db: Database, reader: HomeReader) => Promise<Answer>,
  ): Promise<Answer> {
    const { scope } = caller
    const permissions = new Set(deciding.filter(permission => caller.permissions.has(permission)))
    const name = JSON.stringify([endpoint.id, input, [...permissions], scope])
    const readOnce = async () => checkOnce(endpoint, await read(db, { scope, permissions, at }))
    return shared.get({ db, name, scope, at, read: readOnce })
  }

  return [
    route(home.summary, call => share(call, homePermissions, (_, reader) => findHomeSummary(figures, reader))),
    route(home.recent, call => share(call, homePermissions, findHomeRecent)),
    route(home.trend, call => {
      const range = trendRange(call.input, call.at)
      return share(call, homePermissions, (db, reader) => atOneMoment(db, tx => findHomeTrend(tx, reader, range)))
    }),
    // Its permissions let in; what it answers depends on none.
    route(home.outOfService, call => share(call, [], findStoppedBuildings)),
  ]
}
