import type { MaintenanceDay } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { dayMark, type DayMark } from '@liftwatch/core/domain/maintenance-checks'
import { isFinalised, notFreeReason } from '@liftwatch/core/domain/maintenance-days'
import type { Translate } from '@liftwatch/core/text/translate'
import type { Tone } from '@liftwatch/core/tones'
import type { DayCell } from '../../components/calendar/month-grid'

/** Red, amber and blue (specification 2 section 4). */
export const markTone: Readonly<Record<DayMark, Tone>> = { fixed: 'critical', moved: 'warning', new: 'info' }

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
  const say = (...parts: (string | false | null)[]) => [day, ...parts.filter(part => part)].join(', ')
  if (planned) {
    const isFinal = isFinalised(planned, today)
    const mark = dayMark(planned, isFinal)
    const minutes = planned.duration !== null && t('maintenance.calendar.minutes', { count: planned.duration })
    const { originalDate, changeDateReason } = planned
    const moved =
      originalDate !== day &&
      t('maintenance.calendar.movedFrom', { day: originalDate, reason: changeDateReason ?? '-' })
    return {
      tone: markTone[mark],
      text: minutes || undefined,
      words: say(
        t(`maintenance.calendar.marks.${mark}`),
        minutes,
        moved,
        isFinal && t('maintenance.calendar.finalised'),
      ),
      isGrey: isFinal || !mayWrite || (moving !== undefined && moving.id !== planned.id),
    }
  }
  const reason = notFreeReason(day, days, today, moving?.id)
  if (reason) {
    const words = t('maintenance.calendar.notFree', { reason: t(`maintenance.reasons.${reason}`) })
    return { words: say(words), isGrey: true }
  }
  return { words: say(t('maintenance.calendar.nothing')), isGrey: !mayWrite }
}
