import type { Client } from '@liftwatch/core/client/client'
import type { RetryPolicy } from '@liftwatch/core/client/retry'
import type { Transport } from '@liftwatch/core/client/transport'
import { lazyFetch } from '@liftwatch/core/connection/server-fetch'
import { addressesOf } from '@liftwatch/core/contract/server-addresses'
import { isTooOldFor } from '@liftwatch/core/contract/server-version'
import { estateTimeZone, isEstateTimeZoneKnown } from '@liftwatch/core/contract/time-zone'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { loadTranslator } from '@liftwatch/core/text/load-translator'
import { errorText } from '@liftwatch/core/text/error-text'
import { version } from '@liftwatch/core/contract/version'
import { findAccount, type Account } from '../account/account'
import type { Io } from '../terminal/io'
import { printable } from '../output/printable'
import type { Queried } from '../output/query'
import type { Reader } from '../output/reader'
import type { ProgramFlags } from './program-flags'
import { parseSettings, type Settings } from './settings'

interface ClientOptions {
  /** Milliseconds, for a call that may take longer than most. */
  readonly timeoutMs?: number
  /** Whether the caller minds the tries: an answer that comes bit by bit may break when the call has long succeeded. */
  readonly isTriedOnce?: boolean
}

/** What every command works with. */
export interface Context extends Reader {
  readonly io: Io
  readonly settings: Settings
  /** A line for people, on stderr: stdout is for data alone. */
  readonly say: (key: TextKey, values?: Record<string, string | number>) => void
  /** What of a document is to be written; undefined for all of it. */
  readonly queried: Queried | undefined
  /** Reaches the server, as the environment and the options say. Errors: those of `openFetch`. */
  readonly fetch: typeof globalThis.fetch
  /** The server and who one is there, found when it is first asked for. Errors: those of `findAccount`. */
  readonly account: () => Account
  /** Asks the server for the estate's zone, where it has not said it yet: before days are counted in it. */
  readonly knowEstateTimeZone: () => Promise<void>
  /** How often a call is made again, and what is called before each try. */
  readonly retry: RetryPolicy
  /** The client as it is logged in, loaded when it is first asked for. */
  readonly client: (options?: ClientOptions) => Promise<Client>
  /** The client, at work in the account's organization where it names one; what the session has chosen stays as it is. */
  readonly member: (options?: ClientOptions) => Promise<Client>
  /**
   * What it calls by, for a command that knows its one call, or knows it only from what was typed: the client has all calls of the API, and
   * to make these ready takes as long as to make one.
   */
  readonly transport: () => Promise<Transport>
}

/** Says each try once: calls that were made together fail together. */
function retriesSaid({ io, settings, say }: Pick<Context, 'io' | 'settings' | 'say'>, reader: Reader): RetryPolicy {
  const times = settings.retries
  const saidUntil = new Map<number, number>()
  return {
    times,
    onRetry(error, attempt, waitMs) {
      if (io.clock() < (saidUntil.get(attempt) ?? 0)) return
      saidUntil.set(attempt, io.clock() + waitMs)
      const problem = errorText(reader.translate, error, reader.timeZone)
      say('cli.retry', { problem, attempt, times, seconds: waitMs / 1_000 })
    },
  }
}

/**
 * @param query what of a document is to be written
 * Errors: bad-setting.
 */
export async function createContext(io: Io, flags: ProgramFlags = {}, query?: string): Promise<Context> {
  const settings = parseSettings(io.env, flags)
  const translate = await loadTranslator(settings.language)
  const reader: Reader = {
    translate,
    get timeZone() {
      return settings.timeZone ?? estateTimeZone()
    },
  }
  const say: Context['say'] = (key, values) => io.stderr.write(`${printable(translate(key, values))}\n`)
  let found: Account | undefined
  const account = () => (found ??= findAccount(io, settings))
  const hasOthers = () => addressesOf(account().server).length > 1
  const plainFetch = lazyFetch({ ...io.env, ...settings.certificateFiles }, hasOthers)
  const fetch = settings.isVerbose
    ? (await import('./verbose-fetch')).verboseFetch(plainFetch, { io, say })
    : plainFetch
  const retry = retriesSaid({ io, settings, say }, reader)
  let isAgeSaid = false
  const onServerVersion = (server: string) => {
    if (isAgeSaid || !isTooOldFor(version, server)) return
    isAgeSaid = true
    say('cli.newerServer', { server, version })
  }
  const connected = async ({ timeoutMs, isTriedOnce }: ClientOptions = {}) => {
    const { connect } = await import('../account/connect')
    const tries = isTriedOnce ? undefined : retry
    return connect({ io, settings, fetch, account: account(), retry: tries, onServerVersion, timeoutMs })
  }
  const clientOf = async (transport: Transport) => {
    const { createClient } = await import('@liftwatch/core/client/client')
    return createClient(transport)
  }
  const asMember = async (options?: ClientOptions) => {
    const { transport, workIn } = await connected(options)
    const { organization } = account()
    if (organization !== undefined) {
      const { findMeant } = await import('../account/organization-choice')
      workIn((await findMeant(await clientOf(transport), organization)).id)
    }
    return transport
  }
  return {
    io,
    settings,
    translate,
    get timeZone() {
      return reader.timeZone
    },
    say,
    // Before anything is done that could not be shown then.
    queried: query === undefined ? undefined : (await import('../output/query')).readQuery(query),
    fetch,
    account,
    async knowEstateTimeZone() {
      if (isEstateTimeZoneKnown()) return
      const client = await clientOf((await connected()).transport)
      await client.session.user({})
    },
    retry,
    client: async options => clientOf((await connected(options)).transport),
    member: async options => clientOf(await asMember(options)),
    transport: () => asMember(),
  }
}
