import { maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { dayChangeRefusal } from '@liftwatch/core/domain/maintenance-days'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { changeEach } from '../../changes/change-each'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { readCsvFile, refuseWrongRows } from '../../csv/csv-file'
import { calendarOf, dayOn, todayOf } from '../../maintenance/calendar-of'
import { readDays, type DayLine } from '../../maintenance/day-file'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput, type Output } from '../../output/output-flags'
import { findNamed, nameErrors } from '../../records/find-named'
import { liftKind } from '../../records/lift-kind'
import { outcomeColumn } from '../../records/outcome'
import { z } from 'zod'

type ImportOptions = { readonly file: string; readonly output: Output; readonly dryRun: boolean }

interface Imported {
  readonly line: number
  readonly lift: string
  readonly day: string
  readonly isOld: boolean
  readonly error: AppError | null
}

const all: readonly Column<Imported>[] = [
  { ...plainColumn<Imported>('line', 'cli.fields.line'), lineWidth: 6 },
  { ...plainColumn<Imported>('lift', 'alarms.fields.liftName'), lineWidth: 20 },
  { ...plainColumn<Imported>('day', 'maintenance.checks.date'), lineWidth: 24 },
  outcomeColumn<Imported>(
    ({ isOld }) => (isOld ? 'unchanged' : 'changed'),
    ({ isOld }) => (isOld ? 'maintenance.outcomes.unchanged' : 'maintenance.outcomes.changed'),
  ),
]

const wordsOf = ({ from, to }: DayLine) => [from, to].filter(day => day !== undefined).join(' → ')

/** Sets, moves and cancels days by the lines of a CSV file, with a result for each. Errors: wrong-rows, before any is changed. */
export const daysImport: CommandSpec<ImportOptions> = {
  configure: command =>
    addOutputFlags(
      command
        .argument('<file>', 'CSV file with the columns lift, from, to and reason, or - for standard input')
        .addOption(dryRunOption()),
    ),
  options: withOutput({ file: z.string(), dryRun }),
  async run(context, { file, output, dryRun: isDryRun }) {
    const client = await context.member()
    const { rows, problems } = await readCsvFile(context, file, readDays)
    if (problems.length > 0) refuseWrongRows(context, file, problems)
    const today = await todayOf(client)
    const known = new Set([...nameErrors, ...maintenanceDays.save.ownErrors])
    const columns = { all, inTable: all }
    await changeEach(
      context,
      rows,
      { output, columns, label: 'cli.progress.records', isDryRun },
      async ({ line, row }) => {
        const about = { line, lift: row.lift, day: wordsOf(row), isOld: false, error: null }
        try {
          const { id: liftId } = await findNamed(client, liftKind, row.lift)
          const calendar = await calendarOf(client, liftId, row.from ?? row.to!)
          const isThere = row.to !== undefined && calendar.schedules.some(({ date }) => date === row.to)
          // An earlier run of the same file has done it.
          if (isThere && (row.from === undefined || calendar.schedules.every(({ date }) => date !== row.from))) {
            return { ...about, isOld: true }
          }
          const moved = row.from === undefined ? undefined : dayOn(calendar, row.from)
          const date = row.to ?? null
          if (isDryRun) {
            throwIfRefused(dayChangeRefusal({ moved, date, reason: row.reason }, calendar.schedules, today))
            return about
          }
          const change = { id: moved?.id, updatedAt: moved?.updatedAt, changeDateReason: row.reason }
          await client.maintenanceDays.save({ lmScheduleDto: [{ liftId, date, ...change }] })
          return about
        } catch (error) {
          if (!(error instanceof AppError) || !known.has(error.code)) throw error
          return { ...about, error }
        }
      },
    )
  },
  examples: ['maintenance days import days.csv --dry-run'],
  outlivesReader: true,
}
