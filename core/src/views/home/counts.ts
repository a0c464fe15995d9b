import type { HomeSummary } from '../../contract/home/home'
import { openAlarmCnt } from '../../domain/home'
import type { TextKey, Translate } from '../../text/translate'

/** A number with what it is of. */
interface Count {
  readonly label: TextKey
  readonly count: number
}

/** A number, and what is to be known of it. */
export interface HomeCount extends Count {
  readonly parts: readonly Count[]
}

function count(label: TextKey, number: number, ...parts: readonly (readonly [TextKey, number])[]): HomeCount {
  return { label, count: number, parts: parts.map(([name, of]) => ({ label: name, count: of })) }
}

/** How much there is of each thing that the reader may read. */
export function homeCounts(summary: HomeSummary): HomeCount[] {
  const { passengerTraps, liftFaults, lifts, lmds, switchOffs, complaints } = summary
  const alarms = openAlarmCnt(summary)
  const counts = [
    alarms !== undefined && count('home.cards.alarms', alarms),
    passengerTraps && count('home.cards.passengerTraps', passengerTraps.openCnt),
    lifts && count('home.cards.lifts', lifts.totalCnt, ['home.cards.outOfService', lifts.outOfServiceCnt]),
    liftFaults &&
      count(
        'home.cards.liftFaults',
        liftFaults.openCnt,
        ['home.cards.breakdown', liftFaults.breakdownCnt],
        ['states.operationalStatus.DEPLOYMENT', liftFaults.deploymentCnt],
        ['states.operationalStatus.OUTSTANDING', liftFaults.outstandingCnt],
      ),
    lmds && count('home.cards.lmds', lmds.totalCnt, ['home.cards.silent', lmds.waitingCnt]),
    switchOffs && count('home.cards.switchOffs', switchOffs.openCnt, ['home.cards.overdue', switchOffs.waitingCnt]),
    complaints && count('home.cards.complaints', complaints.openCnt, ['home.cards.immediate', complaints.waitingCnt]),
  ]
  return counts.filter(one => one !== null && one !== false)
}

/** A count in words: 'Lifts 240 (Out of service 3)'. */
export function countWords({ label, count: number, parts }: HomeCount, translate: Translate): string {
  const words = parts.map(part => `${translate(part.label)} ${part.count}`)
  return `${translate(label)} ${number}${words.length === 0 ? '' : ` (${words.join(', ')})`}`
}
