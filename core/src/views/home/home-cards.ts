import type { HomeSummary } from '../../contract/home/home'
import { openAlarmCnt } from '../../domain/home'
import type { TextKey } from '../../text/translate'
import { homeLists, type HomeList } from './home-lists'

/** A number of the home page, and the list of exactly what it counts; undefined where no one list has that. */
export interface HomeFigure {
  readonly label: TextKey
  readonly count: number
  readonly list: HomeList | undefined
  /** Left out where room is short: another card says it, or it is past. */
  readonly isMinor: boolean
}

/** Figures that belong together: one for all, and what is to be known of it. */
export interface HomeCard extends HomeFigure {
  readonly name: 'alarms' | 'liftFaults' | 'passengerTraps' | 'lifts' | 'lmds' | 'switchOffs' | 'complaints'
  readonly parts: readonly HomeFigure[]
}

function figure(label: TextKey, count: number, list?: HomeList): HomeFigure {
  return { label, count, list, isMinor: false }
}

function minorFigure(label: TextKey, count: number, list?: HomeList): HomeFigure {
  return { label, count, list, isMinor: true }
}

/** Figures of a part that the reader may read; nothing of one that is null. */
function figuresOf<Part>(part: Part | null, figures: (part: Part) => readonly HomeFigure[]): readonly HomeFigure[] {
  return part === null ? [] : figures(part)
}

/** Figures with the first of them for all. */
function cardsOf(name: HomeCard['name'], figures: readonly HomeFigure[]): HomeCard[] {
  const [first, ...parts] = figures
  return first ? [{ ...first, name, parts }] : []
}

/** The figures of a summary (decisions.md section 16), as far as their reader may read them. */
export function homeCards(summary: HomeSummary): readonly HomeCard[] {
  const { liftFaults, passengerTraps, rbes, switchOffs, complaints } = summary
  const alarmCnt = openAlarmCnt(summary)
  return [
    ...cardsOf(
      'alarms',
      alarmCnt === undefined
        ? []
        : [
            figure('home.cards.alarms', alarmCnt),
            ...figuresOf(liftFaults, ({ openCnt }) => [
              minorFigure('home.cards.ofLiftFaults', openCnt, homeLists.liftFaults.open),
            ]),
            ...figuresOf(passengerTraps, ({ openCnt }) => [
              minorFigure('home.cards.ofPassengerTraps', openCnt, homeLists.passengerTraps.open),
            ]),
            ...figuresOf(rbes, ({ openCnt }) => [minorFigure('home.cards.ofRbes', openCnt, homeLists.rbes.open)]),
          ],
    ),
    ...cardsOf(
      'liftFaults',
      figuresOf(liftFaults, ({ openCnt, breakdownCnt, deploymentCnt, outstandingCnt }) => [
        figure('home.cards.liftFaults', openCnt, homeLists.liftFaults.open),
        figure('home.cards.breakdown', breakdownCnt, homeLists.liftFaults.breakdown),
        figure('states.operationalStatus.DEPLOYMENT', deploymentCnt, homeLists.liftFaults.deployment),
        figure('states.operationalStatus.OUTSTANDING', outstandingCnt, homeLists.liftFaults.outstanding),
      ]),
    ),
    ...cardsOf(
      'passengerTraps',
      figuresOf(passengerTraps, ({ openCnt, waitingCnt }) => [
        figure('home.cards.passengerTraps', openCnt, homeLists.passengerTraps.open),
        minorFigure('home.cards.waiting', waitingCnt, homeLists.passengerTraps.waiting),
      ]),
    ),
    ...cardsOf(
      'lifts',
      figuresOf(summary.lifts, ({ totalCnt, outOfServiceCnt }) => [
        figure('home.cards.lifts', totalCnt, homeLists.lifts.all),
        figure('home.cards.outOfService', outOfServiceCnt, homeLists.lifts.outOfService),
      ]),
    ),
    ...cardsOf(
      'lmds',
      figuresOf(summary.lmds, ({ totalCnt, waitingCnt }) => [
        figure('home.cards.lmds', totalCnt, homeLists.lmds.all),
        figure('home.cards.silent', waitingCnt, homeLists.lmds.silent),
      ]),
    ),
    ...cardsOf(
      'switchOffs',
      figuresOf(switchOffs, ({ openCnt, closedCnt, waitingCnt }) => [
        figure('home.cards.switchOffs', openCnt, homeLists.switchOffs.open),
        figure('home.cards.overdue', waitingCnt, homeLists.switchOffs.waiting),
        minorFigure('home.cards.closed', closedCnt, homeLists.switchOffs.closed),
      ]),
    ),
    ...cardsOf(
      'complaints',
      figuresOf(complaints, ({ openCnt, waitingCnt }) => [
        figure('home.cards.complaints', openCnt, homeLists.complaints.open),
        figure('home.cards.immediate', waitingCnt, homeLists.complaints.waiting),
      ]),
    ),
  ]
}
