import { alarmNumbers } from '@liftwatch/core/domain/event-codes'
import { grouped } from '@liftwatch/core/reports/grouped'
import { joined, type ReplayEdge } from './edges'
import type { Outage } from './outages'

interface Ended extends Outage {
  readonly endTs: number
}

/** A planned outage that is over. */
function isOverPlanned(outage: Outage): outage is Ended {
  return outage.isPlanned && outage.endTs !== null
}

/** One switch-off as it was, of one lift of the estate. */
export interface PastSwitchOff {
  readonly liftId: string
  readonly offAt: number
  readonly onAt: number
  readonly report: string
}

interface PastSwitchOffs {
  readonly switchOffs: readonly PastSwitchOff[]
  /** Without an end: no one knows whether the lift was switched on again. */
  readonly openCnt: number
  /** They overlap an earlier one of their lift, which has one at a time, and are one with it. */
  readonly mergedCnt: number
}

/** The planned outages of a file as switch-offs of the lifts that the estate has for its own. */
export function toSwitchOffs(outages: readonly Outage[], liftIdOf: (lift: string) => string): PastSwitchOffs {
  const planned = outages.filter(({ isPlanned }) => isPlanned)
  const over = planned.filter(isOverPlanned)
  // Some of the file's lifts may take turns at one of the estate's.
  const switchOffs = grouped(over, ({ lift }) => [liftIdOf(lift)]).flatMap(group => {
    const liftId = liftIdOf(group[0].lift)
    return joined(group).map(({ startTs, endTs, reason }) => ({ liftId, offAt: startTs, onAt: endTs!, report: reason }))
  })
  return {
    switchOffs: switchOffs.toSorted((a, b) => a.offAt - b.offAt),
    openCnt: planned.length - over.length,
    mergedCnt: over.length - switchOffs.length,
  }
}

/** What became of planned outages, in one line. */
export function saySwitchOffs({ switchOffs, openCnt, mergedCnt }: PastSwitchOffs, newCnt: number): string {
  return [
    `${switchOffs.length} switch-offs of planned outages, ${newCnt} of them new`,
    `${mergedCnt} merged into one that they overlap`,
    `${openCnt} without an end and left out`,
  ].join(', ')
}

const maintenance = /maint/i
const [maintenanceMode = 0] = alarmNumbers(['LM']).events

/** The planned outages for maintenance as what the technicians' visits are to a device: maintenance mode, on and off. */
export function toVisits(outages: readonly Outage[]): ReplayEdge[] {
  const visits = outages.filter(isOverPlanned).filter(({ reason }) => maintenance.test(reason))
  const edges = grouped(visits, ({ lift }) => [lift]).flatMap(group =>
    joined(group).flatMap(({ startTs, endTs, reason }): ReplayEdge[] => {
      const edge = { lift: group[0].lift, type: 'RBE', number: maintenanceMode, description: reason } as const
      return [
        { ...edge, ts: startTs, state: 'SET' },
        { ...edge, ts: endTs!, state: 'CLEAR' },
      ]
    }),
  )
  return edges.toSorted((a, b) => a.ts - b.ts)
}
