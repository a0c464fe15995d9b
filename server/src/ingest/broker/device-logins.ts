import type { Logger } from 'pino'
import type { Database } from '../../db/connect'
import { listDevicesByCredentials, type DeviceRow } from '../../queries/lmds'

interface Asked {
  readonly clientId: string
  readonly tokenHash: Buffer
  readonly answer: (device: DeviceRow | undefined) => void
  readonly fail: (error: unknown) => void
}

const askedAtOnceMax = 256

/**
 * Looks devices' credentials up, those that arrive together in one statement and one statement at a time: thousands of
 * wrong log-ins take one connection of the pool, and the API has the others.
 */
export class DeviceLogins {
  readonly #db: Database
  readonly #log: Logger
  readonly #waiting: Asked[] = []
  #isRunning = false

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** The device of this name, if it holds this token. Rejects where the database is away. */
  find(clientId: string, tokenHash: Buffer): Promise<DeviceRow | undefined> {
    return new Promise((answer, fail) => {
      this.#waiting.push({ clientId, tokenHash, answer, fail })
      if (!this.#isRunning) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      const asked = this.#waiting.splice(0, askedAtOnceMax)
      try {
        const devices = await listDevicesByCredentials(this.#db, asked)
        for (const [index, { answer }] of asked.entries()) answer(devices.get(index))
      } catch (error) {
        this.#log.warn({ err: error }, 'devices could not be authenticated')
        for (const { fail } of asked) fail(error)
      }
    }
    this.#isRunning = false
  }
}
