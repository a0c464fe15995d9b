import type { LiftSchedule } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { daysOfMonth } from '@liftwatch/core/domain/calendar'
import { notFreeReason } from '@liftwatch/core/domain/maintenance-days'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { dayMarkTone } from '@liftwatch/core/tones'
import { plannedDayWords } from '@liftwatch/core/views/planned-day-words'
import type { Fact } from '../../components/facts/facts'

/** Days that follow each other as one: 12–14, 28. */
function runsOf(days: readonly string[]): string {
  const runs: { first: number; last: number }[] = []
  for (const number of days.map(day => Number(day.slice(8)))) {
    const run = runs.at(-1)
    if (run?.last === number - 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs.map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
}

/** The maintenance days of a lift's month with their signs, what is said of the month, and which days are free by the rule of the server. */
export function monthFacts(
  { schedules, descriptions }: LiftSchedule,
  month: string,
  today: string,
  t: Translate,
): Fact[] {
  const planned = schedules.filter(({ date }) => date.startsWith(month)).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const none = { key: 'none', label: month, text: t('maintenance.calendar.none') }
  const free = daysOfMonth(month).filter(
    day => planned.every(({ date }) => date !== day) && notFreeReason(day, schedules, today) === undefined,
  )
  const said = descriptions.find(one => one.month === month)?.description ?? ''
  return [
    ...planned.map(day => {
      const { mark, words } = plannedDayWords(day, today, t)
      return { key: day.id, label: day.date, text: words.join(', '), tone: dayMarkTone[mark] }
    }),
    ...(planned.length === 0 ? [none] : []),
    {
      key: 'free',
      label: t('maintenance.calendar.free'),
      text: free.length === 0 ? t('maintenance.calendar.noFree') : runsOf(free),
    },
    ...(said === '' ? [] : [{ key: 'said', label: t('maintenance.calendar.ofMonth'), text: said }]),
  ]
}
