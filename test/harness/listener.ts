import type { Client } from '@liftwatch/core/client/client'
import type { IdentifiedItem } from '@liftwatch/core/client/stream'
import type { Notice, StreamItem } from '@liftwatch/core/contract/events'
import { soon } from './soon'

/** Days of maintenance are made by the clock, also for lifts that a test has just added: when is no test's own doing. */
export const kindOfTheNight = 'maintenanceChecks'

/** Someone who listens to the live stream and remembers what it said. */
export interface Listener {
  /** How the stream began: ready or reset, with the id from which it goes on. */
  readonly beginning: IdentifiedItem
  /** What it said of changes, but for the night's own. */
  readonly notices: () => Notice[]
  /** What it said of its reader's rights. */
  readonly words: () => StreamItem[]
  /** The id of the newest event that had one. */
  readonly lastId: () => string
  /** Waits until so many notices have come. */
  readonly waitFor: (count: number) => Promise<Notice[]>
  readonly hasEnded: () => boolean
  readonly close: () => void
}

export async function listen(client: Client, lastEventId?: string): Promise<Listener> {
  const closing = new AbortController()
  const stream = await client.openStream(lastEventId, closing.signal)
  const events = stream[Symbol.asyncIterator]()
  const beginning = (await events.next()).value as IdentifiedItem
  const received: IdentifiedItem[] = [beginning]
  let hasEnded = false
  const readOn = async () => {
    for (let next = await events.next(); !next.done; next = await events.next()) received.push(next.value)
  }
  // That it ends is all there is to know: by the server, by a broken connection, or by close.
  void readOn()
    .catch(() => {})
    .finally(() => (hasEnded = true))
  const words = () => received.slice(1).flatMap(({ event }) => (/^(rights|ended)$/.test(event.event) ? [event] : []))
  const notices = () =>
    received.flatMap(({ event }) =>
      event.event === 'notice' && event.data.kind !== kindOfTheNight ? [event.data] : [],
    )
  return {
    beginning,
    notices,
    words,
    lastId: () => received.findLast(({ id }) => id !== undefined)!.id!,
    waitFor: count =>
      soon(() => {
        if (notices().length < count) throw new Error(`received ${notices().length} of ${count} notices`)
        return notices()
      }),
    hasEnded: () => hasEnded,
    close: () => closing.abort(),
  }
}

/** What a stream said of its reader's rights, in words. */
export function wordsOf(listener: Listener): string[] {
  return listener.words().map(({ event, data }) => (event === 'ended' ? `${event} ${data.code}` : event))
}

/** The kinds of its notices, without those of devices' contacts, which come by the clock. */
export function kindsOf(listener: Listener): string[] {
  return listener.notices().flatMap(({ kind }) => (kind === 'lmds' ? [] : [kind]))
}
