import type { MaintenanceDay } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { isFinalised, notFreeReason } from '@liftwatch/core/domain/maintenance-days'
import type { Translate } from '@liftwatch/core/text/translate'
import { dayMarkTone } from '@liftwatch/core/tones'
import { plannedDayWords } from '@liftwatch/core/views/planned-day-words'
import type { DayCell } from '../../components/calendar/month-grid'

interface Looking {
  readonly days: readonly MaintenanceDay[]
  readonly today: string
  /** The day that is being moved: free days are those that it may be moved to. */
  readonly moving?: MaintenanceDay | undefined
  readonly mayWrite: boolean
}

/** A day of a lift's calendar: its maintenance day with its mark, or whether one may be chosen, by the very rule of the server. */
export function scheduleCell(day: string, { days, today, moving, mayWrite }: Looking, t: Translate): DayCell {
  const planned = days.find(({ date }) => date === day)
  const say = (...parts: string[]) => [day, ...parts].join(', ')
  if (planned) {
    const { mark, minutes, words } = plannedDayWords(planned, today, t)
    return {
      tone: dayMarkTone[mark],
      text: minutes,
      words: say(...words),
      isGrey: isFinalised(planned, today) || !mayWrite || (moving !== undefined && moving.id !== planned.id),
    }
  }
  const reason = notFreeReason(day, days, today, moving?.id)
  if (reason) {
    const words = t('maintenance.calendar.notFree', { reason: t(`maintenance.reasons.${reason}`) })
    return { words: say(words), isGrey: true }
  }
  return { words: say(t('maintenance.calendar.nothing')), isGrey: !mayWrite }
}
