import type { Logger } from 'pino'
import type { Database } from '../../db/connect'
import { listCurrentTokens } from '../../queries/lmds'
import type { Connection } from './connection'

/** Who has logged in on a connection, and by which token. */
export interface Device {
  readonly clientId: string
  readonly lmdId: string
  readonly tokenHash: Buffer
}

/** Ends the connections of devices whose token was replaced. */
export class TokenWatch {
  readonly #db: Database
  readonly #log: Logger
  readonly #devices: ReadonlyMap<Connection, Device>
  #changed = new Set<string>()
  #isLooking = false

  constructor(db: Database, log: Logger, devices: ReadonlyMap<Connection, Device>) {
    this.#db = db
    this.#log = log
    this.#devices = devices
  }

  /** Something about a device has changed, which may be its token; or about devices that are not named. */
  changed(lmdId: string | null): void {
    if (lmdId !== null) this.#changed.add(lmdId)
    else for (const device of this.#devices.values()) this.#changed.add(device.lmdId)
  }

  /** Looks up the tokens of what has changed; what cannot be looked up now is the next time. */
  async look(): Promise<void> {
    if (this.#changed.size === 0 || this.#isLooking) return
    this.#isLooking = true
    const changed = this.#changed
    this.#changed = new Set()
    try {
      await this.#endReplaced(changed)
    } catch (error) {
      this.#log.warn({ err: error }, 'the tokens of connected devices could not be checked; trying again')
      for (const lmdId of changed) this.#changed.add(lmdId)
    } finally {
      this.#isLooking = false
    }
  }

  async #endReplaced(changed: ReadonlySet<string>): Promise<void> {
    const concerned = [...this.#devices].filter(([, { lmdId }]) => changed.has(lmdId))
    if (concerned.length === 0) return
    const current = await listCurrentTokens(this.#db, [...new Set(concerned.map(([, { lmdId }]) => lmdId))])
    for (const [connection, { lmdId, tokenHash }] of concerned) {
      if (!current.get(lmdId)?.equals(tokenHash)) connection.end('not-authorized')
    }
  }
}
