import type { OrganizationChoice } from '../contract/organizations'
import type { Permission } from '../contract/permissions'
import type { LoginInput, UserInfo } from '../contract/session'
import { AppError } from '../errors'
import type { Client } from './client'

/** Who is at work. `choosing` is logged in without an organisation; `unknown` is before the server was asked. */
export type SessionState =
  | { readonly status: 'unknown' }
  /** By the user, or because the server said so. */
  | { readonly status: 'logged-out'; readonly byUser: boolean }
  | { readonly status: 'choosing'; readonly user: UserInfo }
  | {
      readonly status: 'ready'
      readonly user: UserInfo
      readonly organization: OrganizationChoice
      readonly permissions: ReadonlySet<Permission>
    }

/** What a front-end remembers between runs, for what it shows before the server has answered. */
export interface SessionStore {
  remember(state: SessionState): void
}

export interface Session {
  readonly state: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** Asks the server who this is. Errors: those of the network; not being logged in is an answer, not an error. */
  readonly restore: () => Promise<SessionState>
  readonly login: (input: LoginInput) => Promise<SessionState>
  readonly choose: (organizationId: string) => Promise<SessionState>
  /** Logged in still, but back to the choice of organisation. */
  readonly switchOrganization: () => void
  readonly logout: () => Promise<void>
  /** The server said 401: forget, without asking it. */
  readonly expire: () => void
}

function isCode(error: unknown, code: AppError['code']): boolean {
  return error instanceof AppError && error.code === code
}

/** The session that every front-end keeps: log in, choose the organisation, log out. */
export function createSession(client: Client, store: SessionStore): Session {
  const listeners = new Set<() => void>()
  let state: SessionState = { status: 'unknown' }
  let isLeaving = false

  function become(next: SessionState): SessionState {
    state = next
    store.remember(next)
    for (const listener of listeners) listener()
    return next
  }

  /** Once. Who is about to log out may hear of it first from another call, which the server has refused. */
  function end(): SessionState {
    return state.status === 'logged-out' ? state : become({ status: 'logged-out', byUser: isLeaving })
  }

  async function ask(): Promise<SessionState> {
    const user = await client.session.user({})
    try {
      const [organization, permissions] = await Promise.all([
        client.organizations.selected({}),
        client.session.permissions({}),
      ])
      return {
        status: 'ready',
        user: { ...user, role: organization.role },
        organization,
        permissions: new Set(permissions),
      }
    } catch (error) {
      if (isCode(error, 'no-organization') || isCode(error, 'second-factor-required'))
        return { status: 'choosing', user }
      throw error
    }
  }

  async function restore(): Promise<SessionState> {
    try {
      return become(await ask())
    } catch (error) {
      if (isCode(error, 'not-logged-in')) return end()
      throw error
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restore,
    async login(input) {
      await client.session.login(input)
      return restore()
    },
    async choose(id) {
      await client.organizations.select({ id })
      return restore()
    },
    switchOrganization() {
      if (state.status === 'ready') become({ status: 'choosing', user: state.user })
    },
    async logout() {
      isLeaving = true
      try {
        await client.session.logout({})
        end()
      } finally {
        isLeaving = false
      }
    },
    expire: () => void end(),
  }
}
