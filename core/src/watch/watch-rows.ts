import type { OperationalStatus } from '../contract/alarms'
import { watchedKinds, type WatchedAlarm, type WatchedKind, type WatchedRow } from '../domain/watch-entries'
import { AppError } from '../errors'
import { lateEdgeMaxMs, pageSizeMax } from '../limits'
import type { Client } from '../client/client'

interface Page {
  readonly rows: readonly WatchedRow[]
  /** Whether there are no more behind it. */
  readonly isLast: boolean
}

/** Reads what a watch has to know. Every method rejects where the server could not be asked. */
export interface WatchRows {
  /** One alarm by its id; undefined where it is out of sight. Building events have no such call. */
  readonly byId: (kind: Exclude<WatchedKind, 'rbes'>, id: string) => Promise<WatchedRow | undefined>
  /** A building event that was seen before, by its lift and the instant at which it was set. */
  readonly event: (alarm: Pick<WatchedAlarm, 'id' | 'liftId' | 'alarmStartTs'>) => Promise<WatchedRow | undefined>
  /** The alarms to which anything happened from an instant on, those that were set last first, a page after the other. */
  readonly changedSince: (kind: WatchedKind, since: number) => AsyncGenerator<Page>
  /** The alarms that were set from an instant on, the newest first, a page after the other. */
  readonly setSince: (kind: WatchedKind, since: number, size?: number) => AsyncGenerator<Page>
  /** The newest of those in that state. */
  readonly withStatus: (kind: WatchedKind, operationalStatus: OperationalStatus) => Promise<Page>
}

/** A watch that had more than this would not be read by anyone; it bounds what one look may cost. */
const pagesMax = 20

const permissionOf = {
  passengerTraps: 'passenger-trap',
  liftFaults: 'lift-fault',
  rbes: 'rbe',
} as const satisfies Record<WatchedKind, string>

/** The kinds that someone with these permissions may see. */
export function watchableKinds(permissions: ReadonlySet<string>): WatchedKind[] {
  return watchedKinds.filter(kind => permissions.has(permissionOf[kind]))
}

interface Answer<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

type Read = (input: object) => Promise<Answer<WatchedRow>>

/** The list of each kind, and what its set-time filter is called. */
function listsOf(client: Client, signal: AbortSignal): Record<WatchedKind, { read: Read; from: string }> {
  const sort = 'alarmStartTs,DESC'
  return {
    passengerTraps: {
      from: 'startTs',
      async read(input) {
        const { content, totalElements } = await client.passengerTraps.page({ sort, ...input }, signal)
        return { content: content.map(row => ({ kind: 'passengerTraps', row })), totalElements }
      },
    },
    liftFaults: {
      from: 'startCreateTs',
      async read(input) {
        const { content, totalElements } = await client.liftFaults.page({ sort, ...input }, signal)
        return { content: content.map(row => ({ kind: 'liftFaults', row })), totalElements }
      },
    },
    rbes: {
      from: 'startTs',
      async read(input) {
        const { content, totalElements } = await client.rbes.page({ sort, ...input }, signal)
        return { content: content.map(row => ({ kind: 'rbes', row })), totalElements }
      },
    },
  }
}

export function createWatchRows(client: Client, signal: AbortSignal): WatchRows {
  const lists = listsOf(client, signal)

  async function* pages(kind: WatchedKind, filter: object, size: number): AsyncGenerator<Page> {
    for (let page = 0; page < pagesMax; page += 1) {
      const { content, totalElements } = await lists[kind].read({ page, size, ...filter })
      const isLast = (page + 1) * size >= totalElements
      yield { rows: content, isLast }
      if (isLast) return
    }
  }

  return {
    async byId(kind, id) {
      try {
        return kind === 'liftFaults'
          ? { kind, row: await client.liftFaults.detail({ id }, signal) }
          : { kind, row: await client.passengerTraps.detail({ id }, signal) }
      } catch (error) {
        // Gone from this organisation's sight: an answer, and nothing to ask for again.
        if (error instanceof AppError && error.code === 'not-found') return undefined
        throw error
      }
    },
    async event({ id, liftId, alarmStartTs }) {
      const { content } = await lists.rbes.read({ liftId, startTs: alarmStartTs, endTs: alarmStartTs })
      return content.find(({ row }) => row.id === id)
    },
    // What was set longer ago and is open still is among those in that state; the bound lets an index find the rest.
    changedSince: (kind, since) =>
      pages(kind, { [lists[kind].from]: Math.max(0, since - lateEdgeMaxMs), changedFromTs: since }, pageSizeMax),
    setSince: (kind, since, size = pageSizeMax) => pages(kind, { [lists[kind].from]: since }, size),
    async withStatus(kind, operationalStatus) {
      const { content, totalElements } = await lists[kind].read({ operationalStatus, size: pageSizeMax })
      return { rows: content, isLast: content.length >= totalElements }
    },
  }
}
