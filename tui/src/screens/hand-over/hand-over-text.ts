import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import type { WatchedAlarm, WatchedKind } from '@liftwatch/core/domain/watch-entries'
import type { WatchLog } from '@liftwatch/core/domain/watch-log'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Loss } from '@liftwatch/core/watch/contact-losses'
import type { WatchState } from '@liftwatch/core/watch/watch'
import { trapWords } from '../../components/lane/trap-words'
import { plain } from '../../components/text/plain'
import type { CasesNow } from './use-cases-now'
import type { OverdueNow } from './use-overdue-now'
import type { OutstandingNow } from './use-outstanding-now'

/** What a hand-over says. Undefined is what is not known; nothing is said of kinds that one may not see. */
export interface HandOver {
  readonly name: string
  readonly organization: string
  readonly since: number
  readonly until: number
  readonly kinds: readonly WatchedKind[]
  readonly trapped: readonly PassengerTrap[] | undefined
  readonly outstanding: OutstandingNow | undefined
  /** Null for those who see no cases. */
  readonly cases: CasesNow | undefined | null
  /** Lifts that should run again by their plan and do not; null for those who see none. */
  readonly overdue: OverdueNow | undefined | null
  readonly watch: Pick<WatchState, 'log' | 'losses' | 'unwatched' | 'isComplete'>
  readonly stillOpen: readonly WatchedAlarm[]
}

function trappedLines({ kinds, trapped, until }: HandOver, t: Translate): string[] {
  if (!kinds.includes('passengerTraps')) return []
  if (!trapped) return [t('watch.handOver.trappedUnknown'), '']
  if (trapped.length === 0) return [t('watch.handOver.trappedNone'), '']
  const lines = trapped.map(trap => {
    const { liftName: lift, address, alarmStartTs } = trap
    return `- ${t('watch.handOver.trappedSince', { lift, address, at: formatInstant(alarmStartTs), words: trapWords(trap, t, until) })}`
  })
  return [`${t('watch.handOver.trapped')}: ${trapped.length}`, ...lines, '']
}

function outstandingLines({ kinds, outstanding }: HandOver, t: Translate): string[] {
  if (!kinds.includes('liftFaults')) return []
  if (!outstanding) return [t('watch.handOver.outstandingUnknown'), '']
  const { total, bySeverity } = outstanding
  const parts = bySeverity
    .filter(({ number }) => number > 0)
    .map(({ severity, number }) =>
      t('watch.handOver.ofSeverity', { severity: t(`states.severity.${severity}`), number }),
    )
  const words = t('watch.handOver.outstanding', { total })
  return [parts.length === 0 ? words : `${words} (${parts.join(', ')})`, '']
}

function caseLines({ cases }: HandOver, t: Translate): string[] {
  if (cases === null) return []
  if (!cases) return [t('watch.handOver.casesUnknown'), '']
  const { openCnt, newCnt, notCompleteCnt, immediate } = cases
  const lines = immediate.map(one => {
    const { caseNo, liftName: lift, description, createdAt } = one
    return `- ${t('watch.handOver.immediateCase', { caseNo, lift, description, at: formatInstant(createdAt) })}`
  })
  return [t('watch.handOver.cases', { open: openCnt, new: newCnt, notComplete: notCompleteCnt }), ...lines, '']
}

function switchOffLines({ overdue }: HandOver, t: Translate): string[] {
  if (overdue === null) return []
  if (!overdue) return [t('watch.handOver.overdueUnknown'), '']
  if (overdue.total === 0) return []
  const lines = overdue.rows.map(one => {
    const { liftName: lift, onAt, report } = one
    return `- ${t('watch.handOver.overdueLift', { lift, at: formatInstant(onAt), report })}`
  })
  return [t('watch.handOver.overdue', { total: overdue.total }), ...lines, '']
}

const titles = {
  passengerTraps: 'tables.titles.passengerTraps',
  liftFaults: 'alarms.title',
  rbes: 'tables.titles.rbes',
} as const

function countLine(kind: WatchedKind, { tallies }: WatchLog, t: Translate): string {
  const of = (what: 'came' | 'cleared' | 'acknowledged' | 'reported' | 'closed') => tallies[`${kind} ${what}`] ?? 0
  const shared = { kind: t(titles[kind]), came: of('came') }
  if (kind === 'rbes') return t('watch.handOver.events', { ...shared, cleared: of('cleared') })
  return t('watch.handOver.count', {
    ...shared,
    acknowledged: of('acknowledged'),
    reported: of('reported'),
    closed: of('closed'),
  })
}

function countLines({ kinds, watch: { log } }: HandOver, t: Translate): string[] {
  const byMost = Object.entries(log.acknowledgers).toSorted(([, one], [, other]) => other - one)
  const names = byMost.map(([name, number]) => `${name} ${number}`).join(', ')
  return [
    t('watch.handOver.counts'),
    ...kinds.map(kind => `- ${countLine(kind, log, t)}`),
    ...(names === '' ? [] : [`- ${t('watch.handOver.acknowledgers', { names })}`]),
    '',
  ]
}

function lossLine({ lostAt, backAt }: Loss, t: Translate): string {
  const from = formatInstant(lostAt)
  if (backAt === null) return `- ${t('watch.handOver.lossLasts', { from })}`
  const duration = formatDuration(backAt - lostAt, t.language)
  return `- ${t('watch.handOver.loss', { from, until: formatInstant(backAt), duration })}`
}

function spanWords(from: number, to: number, t: Translate): { from: string; until: string; duration: string } {
  return { from: formatInstant(from), until: formatInstant(to), duration: formatDuration(to - from, t.language) }
}

/** When this monitor did not run: what happened then is in the counts, but it was not watched here. */
function unwatchedLines({ watch: { unwatched } }: HandOver, t: Translate): string[] {
  if (unwatched.length === 0) return []
  const lines = unwatched.map(({ from, to }) => `- ${t('watch.handOver.loss', spanWords(from, to, t))}`)
  return [`${t('watch.handOver.unwatched')}: ${unwatched.length}`, ...lines, '']
}

function lossLines({ watch: { losses, unwatched } }: HandOver, t: Translate): string[] {
  if (losses.length === 0)
    return [t(unwatched.length === 0 ? 'watch.handOver.lossesNone' : 'watch.handOver.lossesNoneWhileRunning'), '']
  return [`${t('watch.handOver.losses')}: ${losses.length}`, ...losses.map(loss => lossLine(loss, t)), '']
}

function openLine(alarm: WatchedAlarm, t: Translate): string {
  const { kind, liftName: lift, alarmStartTs, isWaiting } = alarm
  const state = kind === 'rbes' ? 'active' : isWaiting ? 'waiting' : 'taken'
  const description = descriptionIn(t.language, alarm.description)
  const words = { at: formatInstant(alarmStartTs), lift, description, state: t(`watch.handOver.${state}`) }
  return `- ${t('watch.handOver.openAlarm', words)}`
}

function openLines({ stillOpen }: HandOver, t: Translate): string[] {
  if (stillOpen.length === 0) return [t('watch.handOver.openNone')]
  return [`${t('watch.handOver.open')}: ${stillOpen.length}`, ...stillOpen.map(alarm => openLine(alarm, t))]
}

/** The watch in plain lines, for the person who takes over. What is from outside cannot make a line of its own, nor command a terminal. */
export function handOverText(handOver: HandOver, t: Translate): string {
  const { name, organization, since, until } = handOver
  const times = {
    from: formatInstant(since),
    until: formatInstant(until),
    duration: formatDuration(until - since, t.language),
  }
  return [
    t('watch.handOver.title'),
    t('watch.handOver.who', { name, organization }),
    t('watch.handOver.times', times),
    '',
    ...trappedLines(handOver, t),
    ...outstandingLines(handOver, t),
    ...caseLines(handOver, t),
    ...switchOffLines(handOver, t),
    ...(handOver.watch.isComplete ? [] : [t('watch.handOver.incomplete'), '']),
    ...countLines(handOver, t),
    ...unwatchedLines(handOver, t),
    ...lossLines(handOver, t),
    ...openLines(handOver, t),
  ]
    .map(plain)
    .join('\n')
}
