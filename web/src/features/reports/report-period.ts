import { dayBounds } from '@liftwatch/core/text/format'
import type { PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import { defaultPeriodName, periodOf } from '@liftwatch/core/reports/periods'
import { useToday } from '../../today'

/** How far back months and weeks are offered; an address may name an earlier one. */
const offered = { month: 60, week: 105 }

/** The period that a report shows where none is asked for: the last one that is over. */
export function useDefaultPeriod(kind: PeriodKind): string {
  return defaultPeriodName(kind, dayBounds(useToday()).startTs)
}

/** A period and those before it. */
export function periodsUpTo(kind: keyof typeof offered, latest: string): string[] {
  const names = [latest]
  while (names.length < offered[kind]) {
    names.push(defaultPeriodName(kind, periodOf(kind, names.at(-1)!).from))
  }
  return names
}

/** MM/YYYY or DD/MM/YYYY (specification 2 section 9); a week as its name has it, for its days follow the rule of the calendar. */
export function periodWords(name: string): string {
  return name.includes('W') ? name : name.split('-').toReversed().join('/')
}
