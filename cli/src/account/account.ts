import { addressesOf } from '@liftwatch/core/contract/server-addresses'
import { AppError } from '@liftwatch/core/errors'
import type { Io } from '../terminal/io'
import type { Settings } from '../command/settings'
import { openStoredFile } from './stored-file'
import { nothingStored, type Stored, type StoredContext } from './stored-shapes'

const defaultServer = 'http://127.0.0.1:7070'

interface Token {
  readonly value: string
  /** Where it came from, for people. */
  readonly source: string
}

/** Which server a command works with, and as whom. */
export interface Account {
  /** One address, or several with commas between them. */
  readonly server: string
  /** The organisation to work in, by name or id; undefined for the one that the session has. */
  readonly organization: string | undefined
  /** Shown instead of a session. */
  readonly token: Token | undefined
  /** The context whose session it is; undefined for the session that is stored by the server's address. */
  readonly context: string | undefined
}

/**
 * Whether all addresses of the one are among those of the other, to the letter, besides what an address may spell in two ways: who names
 * only some servers of an estate works there too.
 */
function isAmong(some: string, all: string): boolean {
  const known = new Set(addressesOf(all).map(address => new URL(address).href))
  return addressesOf(some).every(address => known.has(new URL(address).href))
}

/** The context that is meant, by name. Errors: no-such-context. */
export function findContext(stored: Stored, name: string): StoredContext {
  const found = stored.contexts.get(name)
  if (!found) throw new AppError('no-such-context', { params: { name } })
  return found
}

/** The context that holds: the named one, or the chosen one. Errors: no-such-context; bad-setting, where two servers are named. */
function holdingContext({ context, server }: Settings, stored: Stored): [string, StoredContext] | undefined {
  const name = context ?? stored.current
  if (name === undefined) return undefined
  // The chosen one may have been removed by hand.
  const found = context === undefined ? stored.contexts.get(name) : findContext(stored, name)
  if (!found) return undefined
  if (server === undefined || isAmong(server, found.server)) return [name, found]
  if (context === undefined) return undefined
  const problem = `is ${server}, but the context ${name} is for ${found.server}; give only one of them`
  throw new AppError('bad-setting', { params: { name: 'LIFTWATCH_SERVER', problem } })
}

/**
 * Joins what is stored with what the environment says, which wins. Where the environment names another server than the
 * chosen context, that context is set aside with all that is in it: its token and its session are never sent elsewhere.
 */
function accountOf(settings: Settings, stored: Stored): Account {
  const { server, token, organization } = settings
  const [context, held] = holdingContext(settings, stored) ?? []
  const fromEnvironment = token === undefined ? undefined : { value: token, source: 'LIFTWATCH_TOKEN' }
  const fromContext = held?.token === undefined ? undefined : { value: held.token, source: `context ${context}` }
  return {
    server: server ?? held?.server ?? defaultServer,
    // A token of the environment is another account, which has its own organisation.
    organization: organization ?? (fromEnvironment ? undefined : held?.organization),
    token: fromEnvironment ?? fromContext,
    context,
  }
}

/** Finds the account; the disk is left alone where the environment says it all. Errors: those of `accountOf`; unreadable-file. */
export function findAccount(io: Io, settings: Settings): Account {
  const { server, token, context } = settings
  const isComplete = server !== undefined && token !== undefined && context === undefined
  const stored = isComplete ? nothingStored : openStoredFile({ io, settings }).read()
  return accountOf(settings, stored)
}
