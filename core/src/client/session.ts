import type { WorkingAs } from '../contract/call-headers'
import { organizations, type OrganizationChoice } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import { session, type LoginInput, type UserInfo } from '../contract/accounts/session'
import { AppError } from '../errors'
import type { Caller } from './caller'
import { createListeners } from './listeners'

/** Who is at work. `choosing` is logged in without an organisation; `unknown` is before the server was asked. */
export type SessionState =
  | { readonly status: 'unknown' }
  /** By the user, or because the server said so. */
  | { readonly status: 'logged-out'; readonly byUser: boolean }
  | {
      readonly status: 'choosing'
      readonly user: UserInfo
      /** The organisation to which access has ended, where that is why there is a choice to make. */
      readonly endedName?: string
    }
  | {
      readonly status: 'ready'
      readonly user: UserInfo
      readonly organization: OrganizationChoice
      readonly permissions: ReadonlySet<Permission>
    }
  /** Another user has logged in beside: what is asked now would be answered to them. */
  | { readonly status: 'other-user'; readonly name: string }

/** Where the user is at work: in a tab, and across its reloads. */
export interface Place {
  readonly userId: string
  readonly organizationId: string
  readonly name: string
}

/** What a front-end remembers between runs, for what it shows before the server has answered. */
export interface SessionStore {
  remember(state: SessionState): void
  /** Where one was at work, for front-ends that are loaded again. */
  readonly place?: { readonly read: () => Place | undefined; readonly write: (place: Place | undefined) => void }
}

export interface Session {
  readonly state: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** As whom, and where, calls are to be made. */
  readonly workingAs: () => WorkingAs
  /**
   * Asks the server who this is, and what they may. Errors: those of the network; not being logged in is an answer, not an error.
   * @param prepare awaited with what was answered, before anyone learns of it; calls that it makes are made as it will be
   */
  readonly restore: (prepare?: (next: SessionState) => Promise<void>) => Promise<SessionState>
  readonly login: (input: LoginInput) => Promise<SessionState>
  /**
   * A user has just logged in, in place of any other.
   * @param hasJoined whether it was by an invitation, to whose organisation it leads
   */
  readonly entered: (hasJoined?: boolean) => Promise<SessionState>
  readonly choose: (organizationId: string) => Promise<SessionState>
  /** Logged in still, but back to the choice of organisation. */
  readonly switchOrganization: () => void
  readonly logout: () => Promise<void>
  /** The newest notice whose change all has that is asked for after the last `restore`, and by which rights; undefined where the server did not say. */
  readonly restoredAfter: () => string | undefined
  /** The newest notice whose change an answer of the server has. */
  readonly noticed: (id: string) => void
  /** The server said 401: forget, without asking it. */
  readonly expire: () => void
  /** The server said that a call was made for a user or an organisation that is not this session's. */
  readonly misplaced: (error: AppError, madeFor: WorkingAs) => void
}

function isCode(error: unknown, code: AppError['code']): boolean {
  return error instanceof AppError && error.code === code
}

type Ready = Extract<SessionState, { status: 'ready' }>

function isSame(one: SessionState, other: SessionState): boolean {
  const plain = (state: SessionState) =>
    JSON.stringify(state.status === 'ready' ? { ...state, permissions: [...state.permissions].toSorted() } : state)
  return plain(one) === plain(other)
}

/** The session that every front-end keeps: log in, choose the organisation, log out. */
export function createSession(client: Caller, store: SessionStore): Session {
  const listeners = createListeners()
  let state: SessionState = { status: 'unknown' }
  let isLeaving = false
  let at: WorkingAs = {}
  let place = store.place?.read()
  let restoredAfter: string | undefined

  function become(next: SessionState): SessionState {
    // What has not changed is not to be drawn again.
    if (isSame(state, next)) return state
    state = next
    store.remember(next)
    listeners.call()
    return next
  }

  function movePlace(next: Place | undefined): void {
    place = next
    store.place?.write(next)
  }

  /** Once. Who is about to log out may learn it first from another call, which the server has refused. */
  function end(): SessionState {
    at = {}
    if (isLeaving) movePlace(undefined)
    return state.status === 'logged-out' ? state : become({ status: 'logged-out', byUser: isLeaving })
  }

  /** The access to where one was has ended. */
  function ended(user: UserInfo): SessionState {
    const endedName = place?.name
    at = { userId: user.id }
    movePlace(undefined)
    return { status: 'choosing', user, ...(endedName !== undefined && { endedName }) }
  }

  async function askRights(user: UserInfo): Promise<Ready> {
    // Nothing is asked for before the rights are known, which the answers that follow name too.
    restoredAfter = undefined
    const [organization, permissions] = await Promise.all([
      client.call(organizations.selected, {}),
      client.call(session.permissions, {}),
    ])
    at = { userId: user.id, organizationId: organization.id }
    movePlace({ userId: user.id, organizationId: organization.id, name: organization.name })
    return {
      status: 'ready',
      user: { ...user, role: organization.role },
      organization,
      permissions: new Set(permissions),
    }
  }

  async function ask(): Promise<SessionState> {
    const user = await client.call(session.user, {})
    if (at.userId === undefined)
      at = { userId: user.id, ...(place?.userId === user.id && { organizationId: place.organizationId }) }
    // Who has chosen none yet would only be refused what is asked next.
    if (user.role === null && at.organizationId === undefined) return { status: 'choosing', user }
    try {
      return await askRights(user)
    } catch (error) {
      // Where another call was refused first, this is done already.
      const isSeenTo = state.status === 'choosing' && at.organizationId === undefined
      if (isCode(error, 'no-membership')) return isSeenTo ? state : ended(user)
      if (isCode(error, 'no-organization') || isCode(error, 'second-factor-required'))
        return { status: 'choosing', user }
      throw error
    }
  }

  async function restore(prepare?: (next: SessionState) => Promise<void>): Promise<SessionState> {
    try {
      const next = await ask()
      await prepare?.(next)
      return become(next)
    } catch (error) {
      if (isCode(error, 'not-logged-in')) return end()
      // It has been reported by `misplaced`.
      if (isCode(error, 'other-user')) return state
      throw error
    }
  }

  function entered(hasJoined = false): Promise<SessionState> {
    at = {}
    if (hasJoined) movePlace(undefined)
    return restore()
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    workingAs: () => at,
    restore,
    entered,
    async login(input) {
      const { joined } = await client.call(session.login, input)
      return entered(joined !== undefined)
    },
    async choose(id) {
      const { name } = await client.call(organizations.select, { id })
      at = { ...at, organizationId: id }
      if (at.userId !== undefined) movePlace({ userId: at.userId, organizationId: id, name })
      return restore()
    },
    switchOrganization() {
      if (state.status === 'ready') become({ status: 'choosing', user: state.user })
    },
    async logout() {
      isLeaving = true
      try {
        await client.call(session.logout, {})
        end()
      } finally {
        isLeaving = false
      }
    },
    restoredAfter: () => restoredAfter,
    noticed(id) {
      // What is asked later may have more.
      restoredAfter ??= id
    },
    expire: () => void end(),
    misplaced({ code, params }, madeFor) {
      // Said of a call from before the user logged in again, or moved on.
      if (madeFor.userId !== at.userId) return
      if (code === 'other-user') become({ status: 'other-user', name: String(params['name'] ?? '') })
      if (code !== 'no-membership' || madeFor.organizationId !== at.organizationId) return
      if (state.status === 'ready') become(ended(state.user))
    },
  }
}
