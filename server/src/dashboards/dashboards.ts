import type { DashboardAccess } from '@liftwatch/core/contract/dashboards'
import { AppError } from '@liftwatch/core/errors'
import { dashboardLogInEveryMs } from '@liftwatch/core/limits'
import type { createLogIn } from './log-in'
import type { DashboardSettings } from './settings'

interface Last {
  readonly access: Promise<DashboardAccess>
  /** Undefined while it is under way. */
  endedAt?: number
}

/**
 * The dashboards of the settings, each logged in to at most once at a time and once in ten seconds, no matter who asks and whatever came of it: a
 * hundred screens at once are one log-in, and a wrong password is not tried until ThingsBoard locks the account.
 */
export class Dashboards {
  private readonly byId: ReadonlyMap<string, DashboardSettings>
  private readonly last = new Map<string, Last>()

  constructor(
    all: readonly DashboardSettings[],
    private readonly logIn: ReturnType<typeof createLogIn>['logIn'],
    private readonly clock: () => number,
  ) {
    this.byId = new Map(all.map(dashboard => [dashboard.id, dashboard]))
  }

  list(): { readonly id: string; readonly name: string }[] {
    return [...this.byId.values()].map(({ id, name }) => ({ id, name }))
  }

  /** Where frames come from. */
  origins(): string[] {
    return [...new Set([...this.byId.values()].map(({ url }) => new URL(url).origin))]
  }

  /** Errors: not-found, dashboard-unavailable. */
  async authorize(id: string): Promise<DashboardAccess> {
    const dashboard = this.byId.get(id)
    if (!dashboard) throw new AppError('not-found')
    const last = this.last.get(id)
    if (last && (last.endedAt === undefined || this.isFresh(last.endedAt))) return last.access
    const access = this.logIn(dashboard).then(tokens => ({ url: dashboard.url, ...tokens }))
    const next: Last = { access }
    this.last.set(id, next)
    const end = () => void (next.endedAt = this.clock())
    access.then(end, end)
    return access
  }

  /** A clock that was set back makes nothing last longer. */
  private isFresh(endedAt: number): boolean {
    const age = this.clock() - endedAt
    return age >= 0 && age < dashboardLogInEveryMs
  }
}
