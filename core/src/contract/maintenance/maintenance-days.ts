import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { id, instant, liftSearchInput, pageInputOf, pageOf, severalOf } from '../input'
import {
  changeDateReason,
  liftOfMaintenance,
  maintenanceDay,
  monthDescription,
  monthDescriptionRow,
  scheduleDay,
  scheduleMonth,
} from './maintenance-fields'
import { scheduleChangesMax, scheduleLiftsMax } from './maintenance-limits'

const readable = { permission: ['lm-schedule', 'lifts'] } as const

/** The calendar of one lift. */
export const liftSchedule = z.object({
  id,
  ...liftOfMaintenance,
  buildingAddress: z.string(),
  /** The days by which the rules go, those of neighbouring months among them: all from the month before on. Cancelled ones are left out. */
  schedules: z.array(maintenanceDay),
  descriptions: z.array(monthDescriptionRow),
})
export type LiftSchedule = z.infer<typeof liftSchedule>

/** One change of a lift's days: a day without an id is new, one with an id is moved, and cancelled where it has no date. */
export const dayChange = z.object({
  id: z.optional(z.nullable(id)),
  liftId: id,
  date: z.nullable(scheduleDay),
  /** Needed to move or to cancel one. */
  changeDateReason: z.optional(z.nullable(changeDateReason)),
  /** Of the day as it was seen: a change of one that was changed meanwhile is refused. */
  updatedAt: z.optional(instant),
})
export type DayChange = z.output<typeof dayChange>

const descriptionChange = z.object({
  id: z.optional(z.nullable(id)),
  liftId: id,
  month: scheduleMonth,
  description: monthDescription,
  /** Of the description that was edited; 0 where there was none. */
  updatedAt: z.optional(instant),
})
export type DescriptionChange = z.output<typeof descriptionChange>

/** The calls about the days on which lifts are to be maintained; the specification calls them LM schedules. */
export const maintenanceDays = {
  /** The calendars of some lifts for a month, in the order of their names. */
  list: endpoint('maintenanceDays.list', {
    method: 'GET',
    path: '/api/lm-schedule',
    access: readable,
    input: z.object({
      liftId: severalOf(id).check(z.minLength(1, { error: 'Lift cannot be empty!' }), z.maxLength(scheduleLiftsMax)),
      month: scheduleMonth,
    }),
    answer: z.array(liftSchedule),
    errors: ['not-found'],
  }),
  /** Lifts whose calendars may be chosen, in the order of their names. */
  lifts: endpoint('maintenanceDays.lifts', {
    method: 'GET',
    path: '/api/lm-schedule/lifts',
    access: readable,
    input: z.extend(liftSearchInput, { ...pageInputOf(scheduleLiftsMax) }),
    answer: pageOf(z.object({ id, name: z.string(), buildingAddress: z.string() })),
  }),
  description: endpoint('maintenanceDays.description', {
    method: 'GET',
    path: '/api/lm-schedule/description',
    access: readable,
    input: z.object({ liftId: id, month: scheduleMonth }),
    answer: monthDescriptionRow,
    errors: ['not-found'],
  }),
  /** All of it or nothing: each change is asked for after those before it. */
  save: endpoint('maintenanceDays.save', {
    method: 'POST',
    path: '/api/lm-lift-schedule',
    access: { permission: 'lm-schedule.write' },
    input: z.object({
      lmScheduleDto: z._default(z.array(dayChange).check(z.maxLength(scheduleChangesMax)), []),
      lmScheduleDescriptionDto: z._default(z.array(descriptionChange).check(z.maxLength(scheduleLiftsMax)), []),
    }),
    /** The days as they then are, those that were cancelled left out; how many changes changed something. */
    answer: z.object({
      schedules: z.array(maintenanceDay),
      descriptions: z.array(monthDescriptionRow),
      changed: z.int(),
    }),
    errors: ['not-found', 'day-not-free', 'schedule-finalised', 'reason-needed', 'changed-meanwhile'],
    isAudited: true,
  }),
}
