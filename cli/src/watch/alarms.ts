import type { Client } from '@liftwatch/core/client/client'
import type { AlarmFacts, OperationalStatus } from '@liftwatch/core/contract/alarms'
import { api } from '@liftwatch/core/contract/api'
import { AppError } from '@liftwatch/core/errors'
import { listPages } from '../paging'
import { pageCall, type PageEndpoint } from '../lists/list-calls'
import type { WatchedRows } from './change-tracker'

/** An alarm; a building event holds its lift as a whole. */
export type WatchedAlarm = Pick<AlarmFacts, 'id' | 'alarmStartTs' | 'operationalStatus'> &
  (Pick<AlarmFacts, 'liftId'> | { readonly lift: { readonly id: string } })
type Filter = Readonly<Record<string, unknown>>

/** What is watched: a list of alarms, and what its contract calls the bounds of the set time. */
export interface WatchedList {
  readonly resource: 'liftFaults' | 'passengerTraps' | 'rbes'
  readonly start: string
  readonly end: string
}

function liftIdOf(alarm: WatchedAlarm): string {
  return 'liftId' in alarm ? alarm.liftId : alarm.lift.id
}

const openStatuses: readonly OperationalStatus[] = ['OUTSTANDING', 'DEPLOYMENT']

/**
 * The alarms within a filter. A snapshot has the open ones and all that were set since the watch began; those that
 * closed long ago change only one by one.
 */
export function watchedAlarms<Row extends WatchedAlarm>(
  client: Client,
  { resource, start, end }: WatchedList,
  filter: Filter,
  since: number,
): WatchedRows<Row> {
  const page = pageCall(client, api[resource].page as unknown as PageEndpoint<Row>)
  const seen = new Map<string, Row>()
  const isFiltered = Object.values(filter).some(value => value !== undefined)

  async function listAll(narrower: Filter): Promise<Row[]> {
    const pages = listPages((at, size) => page({ ...filter, ...narrower, sort: 'alarmStartTs,ASC', page: at, size }), {
      limit: Infinity,
    })
    const all: Row[] = []
    for await (const { content } of pages) all.push(...content)
    if (resource === 'rbes') for (const event of all) seen.set(event.id, event)
    return all
  }

  /** Bounds that keep to those of the filter. */
  function setBetween(from: number, to: number): Filter {
    return { [start]: Math.max(Number(filter[start] ?? 0), from), [end]: Math.min(Number(filter[end] ?? to), to) }
  }

  /** Those of the filter that were set on the same lift at the same instant. */
  async function listAlike(alarm: Row): Promise<Row[]> {
    const liftId = liftIdOf(alarm)
    if ((filter['liftId'] ?? liftId) !== liftId) return []
    return listAll({ liftId, ...setBetween(alarm.alarmStartTs, alarm.alarmStartTs) })
  }

  async function matches(alarm: Row): Promise<boolean> {
    if (!isFiltered) return true
    // What matches is for the server to say: it alone knows how the filter is meant.
    return (await listAlike(alarm)).some(({ id }) => id === alarm.id)
  }

  const listRecent = () => listAll({ [start]: Math.max(Number(filter[start] ?? 0), since) })

  /** A building event has no call of its own: it is found where it was, or among the newest. */
  async function findEvent(id: string): Promise<Row | undefined> {
    const known = seen.get(id)
    return (await (known ? listAlike(known) : listRecent())).find(event => event.id === id)
  }

  return {
    async snapshot() {
      const statuses = openStatuses.filter(status => (filter['operationalStatus'] ?? status) === status)
      const open = await Promise.all(statuses.map(operationalStatus => listAll({ operationalStatus })))
      const recent = await listRecent()
      const byId = new Map([...open.flat(), ...recent].map(alarm => [alarm.id, alarm]))
      return [...byId.values()].toSorted((a, b) => a.alarmStartTs - b.alarmStartTs)
    },
    async find(id) {
      if (resource === 'rbes') return findEvent(id)
      try {
        const alarm = (await client[resource].detail({ id })) as unknown as Row
        return (await matches(alarm)) ? alarm : undefined
      } catch (error) {
        if (error instanceof AppError && error.code === 'not-found') return undefined
        throw error
      }
    },
    isLasting: alarm => alarm.operationalStatus !== 'CLOSED',
  }
}
