import type { Logger } from 'pino'
import type pg from 'pg'
import { createDatabaseClient, type Connection } from '../db/connect'
import { brokerReaderLock } from '../db/locks'
import { insertBrokerReader, listBrokerReaders } from '../queries/broker-readers'

interface Settings {
  readonly connection: Connection
  readonly group: string
  /** This server's name at the broker. */
  readonly clientId: string
  readonly log: Logger
  readonly clock: () => number
  /** Whether the broker is there: that another server does not read is its own doing then. */
  readonly canRead: () => boolean
  /** Reads what comes to another server's name, until that one is back; calls `onLost` once it can no longer. */
  readonly readAs: (name: string, onLost: () => void) => { readonly stop: () => Promise<void> }
}

const lookEveryMs = 2_000
/** For so long the server that read in this one's place may take to notice that it is back. */
const sameNameAfterMs = 15_000
/** Who is back has so long to take the lock of its name. */
const leftAloneMs = 10_000

/**
 * A broker gives each message of a shared subscription to one of its servers, and keeps it for that one also while it is away, until it
 * is back or has been forgotten. So the servers look after each other: each holds a lock for its name as long as it lives, and who gets the
 * lock of another reads in its place. When that one is back, the broker gives it its name again, and the lock is let go.
 */
export class BrokerReaders {
  readonly #settings: Settings
  #client: pg.Client | undefined
  /** The names that this server holds the lock of, its own among them; those of others with what reads there. */
  readonly #held = new Map<string, { readonly stop: () => Promise<void> } | undefined>()
  /** When the name of one that was back was let go. */
  readonly #leftAt = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isKnown = false
  #ownlessSince: number | undefined
  #isStopping = false

  constructor(settings: Settings) {
    this.#settings = settings
  }

  start(): void {
    this.#lookOnce()
    this.#timer = setInterval(() => this.#lookOnce(), lookEveryMs)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#timer)
    await this.#looking
    await this.#leaveOthers()
    await this.#client?.end().catch(() => {})
  }

  #lookOnce(): void {
    this.#looking ??= this.#look()
      .catch((error: unknown) =>
        this.#settings.log.warn({ err: error }, 'the names of servers at the MQTT broker could not be looked at'),
      )
      .finally(() => (this.#looking = undefined))
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client
    const client = createDatabaseClient(this.#settings.connection.settings)
    client.on('error', () => {}) // Its end says the same.
    client.on('end', () => {
      if (this.#client !== client) return
      // The locks went with it: another server reads now.
      this.#client = undefined
      void this.#leaveOthers()
      this.#held.clear()
    })
    await client.connect()
    return (this.#client = client)
  }

  async #look(): Promise<void> {
    const { connection, group, clientId, log, readAs } = this.#settings
    const client = await this.#connected()
    await this.#holdOwn(client)
    // Only then: a name whose lock is free is that of a server that is away.
    if (!this.#isKnown) {
      await insertBrokerReader(connection.db, group, clientId)
      this.#isKnown = true
    }
    for (const name of await listBrokerReaders(connection.db, group)) {
      if (this.#held.has(name) || !this.#mayReadAs(name) || !(await this.#tryLock(client, name))) continue
      log.warn({ name }, 'another server is away; its messages at the MQTT broker are read here')
      const reading = readAs(name, () => void this.#letGo(name))
      this.#held.set(name, reading)
    }
  }

  #mayReadAs(name: string): boolean {
    const { clientId, canRead, clock } = this.#settings
    const leftAt = this.#leftAt.get(name)
    const isLeftAlone = leftAt !== undefined && Math.abs(clock() - leftAt) < leftAloneMs
    return !this.#isStopping && name !== clientId && !isLeftAlone && canRead()
  }

  async #holdOwn(client: pg.Client): Promise<void> {
    const { clientId, log, clock } = this.#settings
    if (this.#held.has(clientId)) return
    if (await this.#tryLock(client, clientId)) {
      this.#held.set(clientId, undefined)
      this.#ownlessSince = undefined
      return
    }
    this.#ownlessSince ??= clock()
    if (clock() - this.#ownlessSince < sameNameAfterMs) return
    log.error({ name: clientId }, 'another server has the same LIFTWATCH_MQTT_CLIENT_ID; give each its own')
    this.#ownlessSince = clock()
  }

  async #tryLock(client: pg.Client, name: string): Promise<boolean> {
    const { rows } = await client.query<{ got: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS got',
      this.#keyOf(name),
    )
    return rows[0]?.got === true
  }

  #keyOf(name: string): [number, string] {
    return [brokerReaderLock, `${this.#settings.group}/${name}`]
  }

  async #letGo(name: string): Promise<void> {
    const reading = this.#held.get(name)
    if (!reading) return
    this.#held.delete(name)
    this.#leftAt.set(name, this.#settings.clock())
    await reading.stop().catch(() => {}) // Its connections have broken already.
    this.#settings.log.info({ name }, 'what comes to the other server at the MQTT broker is no longer read here')
    await this.#client?.query('SELECT pg_advisory_unlock($1, hashtext($2))', this.#keyOf(name)).catch(() => {})
  }

  async #leaveOthers(): Promise<void> {
    const readings = [...this.#held.values()].filter(reading => reading !== undefined)
    await Promise.all(readings.map(reading => reading.stop().catch(() => {})))
  }
}
