import type { Client } from '@liftwatch/core/client/client'
import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { changeDateReason, scheduleDay } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { changeReasonMaxCharacters } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { dayChangeRefusal } from '@liftwatch/core/domain/maintenance-days'
import type { Command } from 'commander'
import { z } from 'zod'
import { liftKind } from '../records/lift-kind'
import { recordCommand, type Given } from '../records/record-command'
import { calendarOf, dayOn, todayOf } from './calendar-of'

interface DayGiven {
  readonly from?: string
  readonly to?: string
  readonly reason?: string
}

const reasonHelp = `why, up to ${changeReasonMaxCharacters} characters`

/** What a command asks for besides the lifts. */
const words = {
  set: { outcome: 'set', done: 'maintenance.outcomes.set', days: ['to'], needsReason: false },
  move: { outcome: 'moved', done: 'maintenance.outcomes.moved', days: ['from', 'to'], needsReason: true },
  cancel: { outcome: 'cancelled', done: 'maintenance.outcomes.cancelled', days: ['from'], needsReason: true },
} as const
const dayHelp = { from: 'maintenance day that is changed, YYYY-MM-DD', to: 'free day, YYYY-MM-DD' }

/** The change of a lift's day, as the call takes it. */
async function changeOf(client: Client, liftId: string, { from, to, reason }: DayGiven) {
  const moved = from === undefined ? undefined : dayOn(await calendarOf(client, liftId, from), from)
  return {
    liftId,
    date: to ?? null,
    ...(moved && { id: moved.id, updatedAt: moved.updatedAt }),
    ...(reason !== undefined && { changeDateReason: reason }),
  }
}

/** A command that sets, moves or cancels a day of one lift or of several; a dry run asks the very rule of the server. */
export function dayCommand(action: keyof typeof words, examples: readonly string[]) {
  const { outcome, done, days, needsReason } = words[action]
  return recordCommand<LiftRow>({
    kind: liftKind,
    view: {
      endpoint: { ...maintenanceDays.save, ownErrors: [...maintenanceDays.save.ownErrors, 'unknown-name'] },
      outcome,
      done,
    },
    examples,
    before: (command: Command) => days.reduce((all, name) => all.argument(`<${name}>`, dayHelp[name]), command),
    after: command =>
      needsReason
        ? command.requiredOption('--reason <text>', reasonHelp)
        : command.option('--reason <text>', reasonHelp),
    shape: {
      ...Object.fromEntries(days.map(name => [name, scheduleDay])),
      reason: needsReason ? changeDateReason : z.optional(changeDateReason),
    },
    inputOf: async (_, given) => given,
    callInput: async ({ id }, besides: Given, client) => ({ lmScheduleDto: [await changeOf(client, id, besides)] }),
    async ruleFor(client, besides: DayGiven) {
      const today = await todayOf(client)
      return async ({ id }) => {
        const calendar = await calendarOf(client, id, besides.from ?? today)
        const moved = besides.from === undefined ? undefined : dayOn(calendar, besides.from)
        const change = { moved, date: besides.to ?? null, reason: besides.reason }
        return dayChangeRefusal(change, calendar.schedules, today)
      }
    },
  })
}
