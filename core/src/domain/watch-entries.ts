import type { Severity } from '../contract/alarms/alarms'
import type { NoticeKind } from '../contract/events'
import type { LiftFault } from '../contract/alarms/lift-faults'
import type { PassengerTrap } from '../contract/alarms/passenger-traps'
import type { Rbe } from '../contract/alarms/rbes'
import { acknowledgerOf, isAwaitingAcknowledgement } from './alarms'

/** What a watch follows, the gravest first; named as the notices name it. */
export const watchedKinds = ['passengerTraps', 'liftFaults', 'rbes'] as const satisfies readonly NoticeKind[]
export type WatchedKind = (typeof watchedKinds)[number]

/** What happens to an alarm, in the order of its life. */
export const happenings = ['came', 'cleared', 'acknowledged', 'arrived', 'reported', 'closed'] as const
export type Happening = (typeof happenings)[number]

/** A row of any kind that is watched. */
export type WatchedRow =
  | { readonly kind: 'passengerTraps'; readonly row: PassengerTrap }
  | { readonly kind: 'liftFaults'; readonly row: LiftFault }
  | { readonly kind: 'rbes'; readonly row: Rbe }

/** Of an alarm what a record of the watch needs: rows are too large to be held by the thousand. */
export interface WatchedAlarm {
  readonly kind: WatchedKind
  readonly id: string
  readonly liftName: string
  readonly liftId: string
  readonly address: string
  readonly description: string
  readonly alarmStartTs: number
  readonly severity: Severity | undefined
  /** Whether there is something left to be done; a building event is set or has cleared. */
  readonly isOpen: boolean
  readonly isWaiting: boolean
  /** A fault of a lift that is switched off on purpose: it is shown, and makes no sound. A trap never is (decisions.md section 12). */
  readonly isSilent: boolean
}

/** Something that came or was done; instants are epoch milliseconds of the server's clock. */
export interface AlarmEntry {
  /** The same for the same event, however often its row is read. */
  readonly id: string
  readonly what: Happening
  readonly at: number
  /** Who did it, as far as that is known. */
  readonly by: string | undefined
  /** The team that was sent to a trap. */
  readonly team: string | undefined
  readonly alarm: WatchedAlarm
}

/** The alarm of a row, whatever its kind. */
export function watchedAlarm(watched: WatchedRow): WatchedAlarm {
  const { kind, row } = watched
  const { id, address, description, alarmStartTs } = row
  const facts = { kind, id, address, description, alarmStartTs }
  if (kind === 'rbes') {
    const isOpen = row.status === 'SET'
    return {
      ...facts,
      liftId: row.lift.id,
      liftName: row.lift.name,
      severity: undefined,
      isOpen,
      isWaiting: isOpen,
      isSilent: false,
    }
  }
  return {
    ...facts,
    liftId: row.liftId,
    liftName: row.liftName,
    severity: kind === 'liftFaults' ? row.severity : undefined,
    isOpen: row.operationalStatus !== 'CLOSED',
    isWaiting: isAwaitingAcknowledgement(row),
    isSilent: kind === 'liftFaults' && row.isLiftOff,
  }
}

interface LifeStep {
  readonly what: Happening
  readonly at: number | null
  readonly by?: string | null | undefined
  readonly team?: string | null
}

function lifeOf(watched: WatchedRow): LifeStep[] {
  const { kind, row } = watched
  const device: LifeStep[] = [
    { what: 'came', at: row.alarmStartTs },
    { what: 'cleared', at: row.alarmClearTs },
  ]
  // No one acknowledges a building event, and that it closes is that it clears.
  if (kind === 'rbes') return device
  const team = kind === 'passengerTraps' ? row.team : null
  const reporter = kind === 'passengerTraps' ? row.operatorName : row.technicianName
  return [
    ...device,
    { what: 'acknowledged', at: row.acknowledgeAt, by: acknowledgerOf(row)?.name, team },
    { what: 'arrived', at: row.arrivalTs, team },
    { what: 'reported', at: row.reportAt, by: reporter },
    { what: 'closed', at: row.closedAt },
  ]
}

/** What has happened to an alarm so far, in short: the same for the same, whatever else of its row may differ. */
export function lifeState(watched: WatchedRow): string {
  return lifeOf(watched)
    .map(({ at }) => at)
    .join()
}

/**
 * These happen again in one row, when an alarm is set once more, or an acknowledgement was taken back; the rest happens once, even if a
 * late message moves its instant.
 */
const repeated: ReadonlySet<Happening> = new Set(['cleared', 'acknowledged', 'closed'])

/** What happened to an alarm from an instant on, as its row tells it, in the order of its life. */
export function entriesOf(watched: WatchedRow, since: number): AlarmEntry[] {
  const alarm = watchedAlarm(watched)
  return lifeOf(watched).flatMap(({ what, at, by, team }) => {
    if (at === null || at < since) return []
    const id = repeated.has(what) ? `${alarm.id} ${what} ${at}` : `${alarm.id} ${what}`
    return [{ id, what, at, by: by ?? undefined, team: team ?? undefined, alarm }]
  })
}
