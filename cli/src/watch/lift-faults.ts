import type { Client } from '@liftwatch/core/client/client'
import type { OperationalStatus } from '@liftwatch/core/contract/alarms'
import type { LiftFault, LiftFaultFilter } from '@liftwatch/core/contract/lift-faults'
import { AppError } from '@liftwatch/core/errors'
import { listPages } from '../paging'
import type { WatchedRows } from './change-tracker'

const openStatuses: readonly OperationalStatus[] = ['OUTSTANDING', 'DEPLOYMENT']

/**
 * The lift faults within a filter. A snapshot has the open ones and all that were set since the watch began; those that
 * closed long ago change only one by one.
 */
export function watchedLiftFaults(client: Client, filter: LiftFaultFilter, since: number): WatchedRows<LiftFault> {
  const isFiltered = Object.values(filter).some(value => value !== undefined)

  async function listAll(narrower: LiftFaultFilter): Promise<LiftFault[]> {
    const pages = listPages(
      (page, size) => client.liftFaults.page({ ...filter, ...narrower, sort: 'alarmStartTs,ASC', page, size }),
      { limit: Infinity },
    )
    const all: LiftFault[] = []
    for await (const { content } of pages) all.push(...content)
    return all
  }

  /** Bounds that keep to those of the filter. */
  function setBetween(start: number, end: number): LiftFaultFilter {
    return {
      startCreateTs: Math.max(Number(filter.startCreateTs ?? 0), start),
      endCreateTs: Math.min(Number(filter.endCreateTs ?? end), end),
    }
  }

  async function matches(fault: LiftFault): Promise<boolean> {
    if (!isFiltered) return true
    // What matches is for the server to say: it alone knows how the filter is meant.
    const alike = await listAll({ liftId: fault.liftId, ...setBetween(fault.alarmStartTs, fault.alarmStartTs) })
    return alike.some(({ id }) => id === fault.id)
  }

  return {
    async snapshot() {
      const statuses = openStatuses.filter(status => (filter.operationalStatus ?? status) === status)
      const open = await Promise.all(statuses.map(operationalStatus => listAll({ operationalStatus })))
      const recent = await listAll({ startCreateTs: Math.max(Number(filter.startCreateTs ?? 0), since) })
      const byId = new Map([...open.flat(), ...recent].map(fault => [fault.id, fault]))
      return [...byId.values()].toSorted((a, b) => a.alarmStartTs - b.alarmStartTs)
    },
    async find(id) {
      try {
        const fault = await client.liftFaults.detail({ id })
        return (await matches(fault)) ? fault : undefined
      } catch (error) {
        if (error instanceof AppError && error.code === 'not-found') return undefined
        throw error
      }
    },
    isLasting: fault => fault.operationalStatus !== 'CLOSED',
  }
}
