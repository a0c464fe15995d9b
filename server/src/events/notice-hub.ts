import type { Logger } from 'pino'
import type pg from 'pg'
import { createDatabaseClient, type Connection } from '../db/connect'
import {
  accessChannel,
  findNoticeBounds,
  ingestDelayChannel,
  listNotices,
  noticeChannel,
  type NoticeRow,
} from '../queries/notices'

/** Also without a word from PostgreSQL it is looked now and then: a notification may be lost with its connection. */
const lookEveryMs = 2_000
const reconnectDelayMs = 500
const readAtOnce = 1_000

export type NoticeListener = (notices: readonly NoticeRow[]) => void

/**
 * Receives new notices, whichever server wrote them, and hands them on in the order of their ids. When its connection is lost it
 * says so, for a silent stream must mean that nothing happened.
 */
export class NoticeHub {
  readonly #connection: Connection
  readonly #log: Logger
  readonly #listeners = new Set<NoticeListener>()
  readonly #onLost = new Set<() => void>()
  readonly #onAccessChange = new Set<(userId: string | undefined) => void>()
  readonly #onIngestDelay = new Set<(word: string) => void>()
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined
  #isStopping = false
  #lastId = 0

  constructor(connection: Connection, log: Logger) {
    this.#connection = connection
    this.#log = log
  }

  /** The newest notice that listeners have been given. */
  get lastId(): number {
    return this.#lastId
  }

  get isListening(): boolean {
    return this.#client !== undefined
  }

  async start(): Promise<void> {
    await this.#listen()
    this.#lastId = (await findNoticeBounds(this.#connection.db)).newestId
    this.#timer = setInterval(() => this.#look(), lookEveryMs)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#timer)
    await this.#client?.end().catch(() => {})
    await this.#reading
  }

  subscribe(listener: NoticeListener, onLost: () => void): () => void {
    this.#listeners.add(listener)
    this.#onLost.add(onLost)
    return () => {
      this.#listeners.delete(listener)
      this.#onLost.delete(onLost)
    }
  }

  /** Calls back when who may do what has changed, of one user or of anyone, and when that can no longer be noticed. */
  readonly onAccessChange = (callback: (userId: string | undefined) => void): void => {
    this.#onAccessChange.add(callback)
  }

  /** Calls back with what servers, this one among them, say of messages that are late. */
  onIngestDelay(callback: (word: string) => void): void {
    this.#onIngestDelay.add(callback)
  }

  #accessChanged(userId?: string): void {
    for (const callback of this.#onAccessChange) callback(userId)
  }

  async #listen(): Promise<void> {
    const client = createDatabaseClient(this.#connection.settings)
    client.on('notification', ({ channel, payload }) => {
      if (channel === accessChannel) this.#accessChanged(payload || undefined)
      else if (channel === ingestDelayChannel) for (const callback of this.#onIngestDelay) callback(payload ?? '')
      else this.#look()
    })
    client.on('error', error => this.#log.warn({ err: error }, 'the connection that receives changes broke'))
    client.on('end', () => this.#lose())
    await client.connect()
    await client.query(`LISTEN ${noticeChannel}; LISTEN ${accessChannel}; LISTEN ${ingestDelayChannel}`)
    this.#client = client
  }

  #lose(): void {
    if (this.#client === undefined || this.#isStopping) return
    this.#client = undefined
    for (const onLost of this.#onLost) onLost()
    this.#accessChanged()
    void this.#listenAgain()
  }

  async #listenAgain(): Promise<void> {
    while (!this.#isStopping && this.#client === undefined) {
      await new Promise(resolve => setTimeout(resolve, reconnectDelayMs))
      // The error event has been logged; what counts is to try again.
      await this.#listen().catch(() => {})
    }
    this.#look()
  }

  /** One reading at a time; a word that comes meanwhile is covered by reading until there is nothing more. */
  #look(): void {
    if (this.#isStopping) return
    this.#isDirty = true
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
  }

  #isDirty = false

  async #read(): Promise<void> {
    while (this.#isDirty && !this.#isStopping) {
      this.#isDirty = false
      try {
        const notices = await listNotices(this.#connection.db, this.#lastId, readAtOnce)
        if (notices.length === 0) continue
        this.#lastId = notices.at(-1)!.id
        this.#isDirty = notices.length === readAtOnce
        for (const listener of this.#listeners) listener(notices)
      } catch (error) {
        this.#log.warn({ err: error }, 'notices could not be read')
        return
      }
    }
  }
}
