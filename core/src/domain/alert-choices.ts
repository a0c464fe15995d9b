import { severity, type Severity } from '../contract/alarms/alarms'
import type { WatchedKind } from './watch-entries'
import { isWatchable } from './watched-lists'

/** What can sound an alert or be shown, the gravest first: faults by their severity, for most of them need not wake an operator. */
export const alertChoices = ['traps', 'URGENT', 'cases', 'BREAKDOWN', 'NON_BREAKDOWN', 'events'] as const
export type AlertChoice = (typeof alertChoices)[number]

/** What rings unless its user has chosen otherwise: what may cost a person's safety. */
export const usualSounds: readonly AlertChoice[] = ['traps', 'URGENT', 'cases']

/** What an alert is about, named as the notices name it. */
export type AlertKind = WatchedKind | 'cases'

/** The kind of what is behind a choice. */
export function kindOfChoice(choice: AlertChoice): AlertKind {
  if (choice === 'traps') return 'passengerTraps'
  if (choice === 'cases') return 'cases'
  return choice === 'events' ? 'rbes' : 'liftFaults'
}

/** The severity that a choice is about; undefined where it is not about faults. */
export function severityOfChoice(choice: AlertChoice): Severity | undefined {
  return severity.options.find(option => option === choice)
}

/** The choices of which someone with these permissions may be alerted; cases are read by their alarms too, and are no news there. */
export function alertableChoices(permissions: ReadonlySet<string>): AlertChoice[] {
  return alertChoices.filter(choice => {
    const kind = kindOfChoice(choice)
    return kind === 'cases' ? permissions.has('case-management') : isWatchable(kind, permissions)
  })
}

/** More than these at once are reported in one: a power cut must not bury the screen. */
export const singleAlertsMax = 3

/**
 * What is asked for to find the new alarms of a choice: as many as can be reported between two looks, each severity by itself, so that
 * a flood of what was not chosen pushes nothing else off the page.
 */
export function alertFilter(choice: AlertChoice): object {
  // An IMMEDIATE case that no one but its author has opened.
  if (choice === 'cases')
    return { size: 50, sort: 'createdAt,DESC', status: 'OPEN', priority: 'IMMEDIATE', isNew: 'true' }
  const severity = severityOfChoice(choice)
  return { size: 50, sort: 'alarmStartTs,DESC', operationalStatus: 'OUTSTANDING', ...(severity && { severity }) }
}

/** The choices that an older version stored by kind. */
const before: Readonly<Record<string, readonly AlertChoice[]>> = {
  passengerTraps: ['traps'],
  liftFaults: severity.options,
  rbes: ['events'],
}

/** Choices as they were stored by this version or by an older one, in their order; words that mean nothing are left out. */
export function storedChoices(words: readonly string[]): AlertChoice[] {
  const chosen = new Set(words.flatMap((word): readonly string[] => before[word] ?? [word]))
  return alertChoices.filter(choice => chosen.has(choice))
}

/** Stored choices of what rings. An older version stored that traps ring whether or not anyone had chosen it: that is the usual one. */
export function storedSounds(words: readonly string[]): AlertChoice[] {
  return words.join(' ') === 'passengerTraps' ? [...usualSounds] : storedChoices(words)
}
