import type { Caller } from '../client/caller'
import type { OperationalStatus } from '../contract/alarms/alarms'
import type { Endpoint } from '../contract/endpoint'
import { watchedKinds, type WatchedKind, type WatchedRow } from '../domain/watch-entries'
import { isWatchable, watchedLists } from '../domain/watched-lists'
import { AppError } from '../errors'
import { lateEdgeMaxMs, pageSizeMax } from '../limits'
import type { NewsSource, Snapshot } from './news-reader'

type Row = WatchedRow['row']
type Filter = Readonly<Record<string, unknown>>

interface Page {
  readonly content: readonly Row[]
  readonly totalElements: number
}

/** The kinds that someone with these permissions may see. */
export function watchableKinds(permissions: ReadonlySet<string>): WatchedKind[] {
  return watchedKinds.filter(kind => isWatchable(kind, permissions))
}

/** What the list of each kind calls the bounds of the set time. */
const boundsOf = {
  passengerTraps: ['startTs', 'endTs'],
  liftFaults: ['startCreateTs', 'endCreateTs'],
  rbes: ['startTs', 'endTs'],
} as const satisfies Record<WatchedKind, readonly [string, string]>

const openStatuses: readonly OperationalStatus[] = ['OUTSTANDING', 'DEPLOYMENT']

/** So many pages of changes are read: more would not be read by anyone, and this bounds what one look may cost. */
const changedPagesMax = 20

interface SourceOptions {
  readonly filter?: Filter
  /** What happened from then on matters. */
  readonly since: () => number
  /** So many pages of the open alarms of each status are read; all, if it is left out. */
  readonly openPagesMax?: number
  readonly signal?: AbortSignal
}

/** Alarms of a kind within a filter, as they are now: the open ones, and all to which anything has happened. */
export function alarmSource(client: Caller, kind: WatchedKind, options: SourceOptions): NewsSource<Row> {
  const { filter = {}, since, openPagesMax = Infinity, signal } = options
  const calls = watchedLists[kind]
  const [start, end] = boundsOf[kind]
  const isFiltered = Object.values(filter).some(value => value !== undefined)

  /** Newest first. */
  async function list(narrower: Filter, pagesMax = changedPagesMax): Promise<Snapshot<Row>> {
    const rows: Row[] = []
    for (let page = 0; page < pagesMax; page += 1) {
      const input = { ...filter, ...narrower, sort: 'alarmStartTs,DESC', page, size: pageSizeMax }
      const { content, totalElements } = (await client.call<Endpoint>(calls.page, input, signal)) as Page
      rows.push(...content)
      if (content.length < pageSizeMax || (page + 1) * pageSizeMax >= totalElements)
        return { rows, wholeFrom: -Infinity }
    }
    return { rows, wholeFrom: rows.at(-1)!.alarmStartTs }
  }

  const setFrom = (from: number): Filter => ({ [start]: Math.max(Number(filter[start] ?? 0), from) })

  /** What matches is for the server to say: it alone knows how the filter is meant. */
  async function matches({ id, alarmStartTs, ...row }: Row): Promise<boolean> {
    const liftId = 'lift' in row ? row.lift.id : row.liftId
    if (!isFiltered) return true
    if ((filter['liftId'] ?? liftId) !== liftId) return false
    const until = Math.min(Number(filter[end] ?? alarmStartTs), alarmStartTs)
    const { rows } = await list({ liftId, ...setFrom(alarmStartTs), [end]: until })
    return rows.some(alike => alike.id === id)
  }

  return {
    async snapshot() {
      // What was set longer ago and is open still is among those in that state; the bound lets an index find the rest.
      const parts = [await list({ ...setFrom(since() - lateEdgeMaxMs), changedFromTs: since() })]
      const statuses = openStatuses.filter(status => (filter['operationalStatus'] ?? status) === status)
      // In the order of an alarm's life: one that is being acknowledged would otherwise be in neither.
      for (const operationalStatus of statuses) parts.push(await list({ operationalStatus }, openPagesMax))
      const byId = new Map(parts.flatMap(({ rows }) => rows).map(row => [row.id, row]))
      return {
        rows: [...byId.values()].toSorted((one, other) => one.alarmStartTs - other.alarmStartTs),
        wholeFrom: Math.max(...parts.slice(1).map(({ wholeFrom }) => wholeFrom)),
      }
    },
    async find(id) {
      try {
        const row = (await client.call<Endpoint>(calls.detail, { id }, signal)) as Row
        return (await matches(row)) ? row : undefined
      } catch (error) {
        // Gone from this organisation's sight: an answer, and nothing to ask for again.
        if (error instanceof AppError && error.code === 'not-found') return undefined
        throw error
      }
    },
  }
}
