import type { MaintenanceDay } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { scheduleLiftsMax } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { dayMark } from '@liftwatch/core/domain/maintenance-checks'
import { z } from 'zod'
import { month, monthBeside } from '../../filters/months'
import { wholeListCommand } from '../../lists/whole-list-command'
import { todayOf } from '../../maintenance/calendar-of'
import { plainColumn, type Column } from '../../output/columns'
import { findNamed } from '../../records/find-named'
import { liftKind } from '../../records/lift-kind'

type Listed = MaintenanceDay & { readonly liftName: string; readonly mark: ReturnType<typeof dayMark> }

const all: readonly Column<Listed>[] = [
  plainColumn('liftName', 'alarms.fields.liftName'),
  plainColumn('date', 'maintenance.checks.date'),
  {
    name: 'mark',
    header: 'maintenance.checks.state',
    plain: ({ mark }) => mark,
    shown: ({ mark }, { translate }) => translate(`maintenance.calendar.marks.${mark}`),
  },
  plainColumn('duration', 'maintenance.checks.minutes'),
  plainColumn('originalDate', 'maintenance.calendar.original'),
  plainColumn('changeDateReason', 'maintenance.dialog.reason', { canShrink: true }),
  {
    name: 'finalization',
    plain: ({ finalization }) => finalization,
    shown: ({ finalization }) => String(finalization),
  },
  plainColumn('liftId'),
  plainColumn('id'),
]

/** The maintenance days of lifts in a month, the current one unless another is named. */
export const daysList = wholeListCommand({
  configure: command =>
    command
      .argument('<lift...>', `${liftKind.help}; up to ${scheduleLiftsMax}`)
      .option('--month <month>', 'YYYY-MM, last or this (default: this)'),
  shape: { lift: z.array(z.string()).max(scheduleLiftsMax), month: month.default('this') },
  async read(context, { lift, month: typed }) {
    const client = await context.member()
    const lifts = await Promise.all(lift.map(name => findNamed(client, liftKind, name)))
    const asked = monthBeside(typed, await todayOf(client))
    const calendars = await client.maintenanceDays.list({ liftId: lifts.map(({ id }) => id), month: asked })
    return calendars.flatMap(({ liftName, schedules }) =>
      schedules
        .filter(day => day.month === asked)
        .map(day => Object.assign(day, { liftName, mark: dayMark(day, day.finalization) })),
    )
  },
  columns: { all, inTable: all.filter(({ header }) => header !== undefined) },
  empty: 'maintenance.calendar.none',
})
