import type { MaintenanceDay } from '../contract/maintenance/maintenance-fields'
import { dayMark, type DayMark } from '../domain/maintenance-checks'
import { isFinalised } from '../domain/maintenance-days'
import type { Translate } from '../text/translate'

interface PlannedDayWords {
  readonly mark: DayMark
  /** Minutes of maintenance mode; undefined while there are none. */
  readonly minutes: string | undefined
  /** Its mark, its minutes, where it was moved from and why, and that it cannot be changed any more. */
  readonly words: readonly string[]
}

/** A maintenance day of a lift as calendars show it, with its mark and in words. */
export function plannedDayWords(planned: MaintenanceDay, today: string, t: Translate): PlannedDayWords {
  const { date, originalDate, duration, changeDateReason } = planned
  const isFinal = isFinalised(planned, today)
  const mark = dayMark(planned, isFinal)
  const minutes = duration === null ? undefined : t('maintenance.calendar.minutes', { count: duration })
  const moved =
    originalDate !== date && t('maintenance.calendar.movedFrom', { day: originalDate, reason: changeDateReason ?? '-' })
  const parts = [
    t(`maintenance.calendar.marks.${mark}`),
    minutes,
    moved,
    isFinal && t('maintenance.calendar.finalised'),
  ]
  return { mark, minutes, words: parts.filter(part => typeof part === 'string') }
}
