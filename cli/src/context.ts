import type { Client } from '@liftwatch/core/client/client'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import type { TextKey, Translate } from '@liftwatch/core/text/translate'
import type { Io } from './io'
import { printable } from './output/printable'
import { parseSettings, type Settings } from './settings'

interface ClientOptions {
  /** Milliseconds, for a call that may take longer than most. */
  readonly timeoutMs?: number
}

/** What every command works with. */
export interface Context {
  readonly io: Io
  readonly settings: Settings
  readonly translate: Translate
  /** A line for people, on stderr: stdout is for data alone. */
  readonly say: (key: TextKey, values?: Record<string, string | number>) => void
  /** The client as it is logged in, loaded when it is first asked for. */
  readonly client: (options?: ClientOptions) => Promise<Client>
  /** The client, with LIFTWATCH_ORG chosen where it is set. */
  readonly member: (options?: ClientOptions) => Promise<Client>
}

/** Errors: bad-setting. */
export function createContext(io: Io): Context {
  const settings = parseSettings(io.env)
  const translate = translatorOf(settings.language)
  const client = async (options: ClientOptions = {}) => {
    const { connect } = await import('./connect')
    return connect(settings, options)
  }
  return {
    io,
    settings,
    translate,
    say: (key, values) => io.stderr.write(`${printable(translate(key, values))}\n`),
    client,
    async member(options) {
      const connected = await client(options)
      if (settings.organization !== undefined) {
        const { chooseOrganization } = await import('./organization-choice')
        await chooseOrganization(connected, settings.organization)
      }
      return connected
    },
  }
}
