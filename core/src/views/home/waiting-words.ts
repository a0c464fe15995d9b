import { trapClock, trapState, trapView } from '../../domain/passenger-traps'
import type { Translate } from '../../text/translate'
import { severityTone, trapTone, type Tone } from '../../tones'
import { faultWords } from './fault-words'
import type { WaitingRow } from './waiting-rows'

/** What it is, in a word or two: of a fault, how grave it is. */
export function whatWaits(waiting: WaitingRow, translate: Translate): string {
  return waiting.part === 'liftFaults'
    ? translate(`states.severity.${waiting.row.severity}`)
    : translate(`home.waiting.one.${waiting.part}`)
}

/** The lift; of a device, its own name. */
export function whereWaits({ part, row }: WaitingRow): string {
  return part === 'lmds' ? row.clientId : row.liftName
}

/** The address of its building; null where a device has none. */
export function addressWaits({ part, row }: WaitingRow): string | null {
  return part === 'complaints' ? row.buildingAddress : row.address
}

/**
 * For how long it waits, in milliseconds; undefined for a device that was never online.
 * @param at now by the server's clock (epoch milliseconds)
 */
export function waitOf({ part, row }: WaitingRow, at: number): number | undefined {
  switch (part) {
    case 'passengerTraps':
      // What has ended waits for its acknowledgement all the while.
      return trapState(row) === 'endedUnacknowledged' ? at - row.alarmStartTs : trapClock(row, at).passedMs
    case 'liftFaults':
      return at - row.alarmStartTs
    case 'switchOffs':
      return at - row.onAt
    case 'complaints':
      return at - row.createdAt
    default:
      return row.lastOnlineTs === null ? undefined : at - row.lastOnlineTs
  }
}

/** What there is to know besides. */
export function aboutWaiting({ part, row }: WaitingRow, translate: Translate): string {
  switch (part) {
    case 'passengerTraps':
      return translate(`states.trap.${trapState(row)}`)
    case 'liftFaults':
      return faultWords(row, translate)
    case 'switchOffs':
      return row.report
    case 'complaints':
      return translate('home.waiting.caseAbout', {
        number: row.caseNo,
        about: `${translate(`states.caseSubcategory.${row.subcategory}`)}: ${row.description}`,
      })
    default:
      return row.liftCnt === 1
        ? translate('home.waiting.lifts.one')
        : translate('home.waiting.lifts.several', { number: row.liftCnt })
  }
}

/** Nothing that waits looks calm: a device that is silent neither. */
export function waitingTone({ part, row }: WaitingRow, at: number, targetMs: number): Tone {
  switch (part) {
    case 'passengerTraps':
      return trapTone(trapView(row, at, targetMs))
    case 'liftFaults':
      return severityTone[row.severity]
    default:
      return 'warning'
  }
}
