import { dashboards } from '@liftwatch/core/contract/dashboards'
import type { Dashboards } from '../dashboards/dashboards'
import { route, type Route } from '../http/route'

export function dashboardRoutes({ dashboards: configured }: { readonly dashboards: Dashboards }): Route[] {
  return [
    route(dashboards.list, () => Promise.resolve(configured.list())),
    route(dashboards.authorize, ({ input: { id } }) => configured.authorize(id)),
  ]
}
