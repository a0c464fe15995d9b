import { z } from 'zod/mini'
import { minuteMs, nameMaxCharacters } from '../../limits'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import {
  id,
  idInput,
  instant,
  instantInput,
  liftSearchInput,
  pageInput,
  pageOf,
  requiredText,
  sortInput,
  text,
  yesOrNo,
} from '../input'

/** Of what is written about a switch-off (specification 2 section 9), and of the reason of a cancellation. */
export const switchOffReportMaxCharacters = 2_000
/** Lines of a file of switch-offs. */
export const switchOffFileMaxRows = 10_000

const switchOffStatus = z.enum(['OPEN', 'CLOSED'])

/** What people see of it: OPEN is on delay once its on time has passed, CLOSED was switched on again or cancelled. */
export const switchOffState = z.enum(['OPEN', 'DELAY', 'CLOSED', 'CANCELLED'])
export type SwitchOffState = z.infer<typeof switchOffState>

const known = z.nullable(z.string())
/** Who did something; null of those that were imported, and before it was done. */
const doer = z.nullable(z.object({ id, name: z.string() }))

/** A planned switch-off of a lift (specification 2 section 4). */
export const switchOff = z.object({
  id,
  liftId: id,
  liftName: z.string(),
  liftCompany: known,
  buildingAddress: z.string(),
  offAt: instant,
  /** When it is planned to run again. */
  onAt: instant,
  switchOnAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  /** Minutes: the planned ones until it is closed, then those that it was off. */
  duration: z.int(),
  /** Whole minutes since its on time, while it is open and past it; else null. */
  delay: z.nullable(z.int()),
  /** Whether the lift is off because of it at this moment: open, and its off time has come. */
  isOff: z.boolean(),
  status: switchOffStatus,
  statusFormat: z.string(),
  report: z.string(),
  /** Whom to call about it: the lift company's phone. */
  tel: known,
  cancelReason: known,
  author: doer,
  switchedOnBy: doer,
  cancelledBy: doer,
  /** Who changed its plan or its report last; null before the first change. */
  lastEditor: doer,
  createdAt: instant,
  updatedAt: instant,
})
export type SwitchOff = z.infer<typeof switchOff>

/** Open ones, those among them that are on delay, those closed in the last 30 days, and all closed ones. */
export const switchOffCounts = z.object({
  openCnt: z.int(),
  closeCnt: z.int(),
  delayCnt: z.int(),
  historyCnt: z.int(),
})
export type SwitchOffCounts = z.infer<typeof switchOffCounts>

/** Open, closed within the last 30 days, open and past its on time, and all that were closed (decisions.md section 5). */
export const switchOffTab = z.enum(['OPEN', 'CLOSED', 'DELAY', 'HISTORY'])
export type SwitchOffTab = z.infer<typeof switchOffTab>

export const switchOffFilter = z.extend(liftSearchInput, {
  liftId: z.optional(id),
  status: z.optional(switchOffStatus),
  /** Open, and past its on time. */
  delay: z.optional(yesOrNo),
  /** As people look at them; CLOSED and HISTORY have those that were cancelled too. */
  tab: z.optional(switchOffTab),
  liftCompany: z.optional(text(nameMaxCharacters)),
  /** By its off time. */
  startTs: z.optional(instantInput),
  endTs: z.optional(instantInput),
})

export const switchOffSortFields = ['offAt', 'onAt', 'closedAt', 'updatedAt', 'liftName'] as const
const sort = z._default(sortInput(switchOffSortFields), 'offAt,DESC')

const readable = { permission: 'oms-schedule' } as const
const writable = { permission: 'oms-schedule.write' } as const

const minute = z.int('Please select a time.').check(
  z.gte(0),
  z.lte(8_640_000_000_000_000),
  z.refine(at => at % minuteMs === 0, { error: 'must be a whole minute' }),
)
const report = requiredText(switchOffReportMaxCharacters, 'Please input report description.')
const badTimes = ['off-time-passed', 'on-time-too-soon', 'switch-off-too-far'] as const

/** The calls about planned switch-offs; the specification calls them OMS schedules. */
export const switchOffs = {
  page: endpoint('switchOffs.page', {
    method: 'GET',
    path: '/api/oms-schedule/realtime/page',
    access: readable,
    input: z.extend(switchOffFilter, { ...pageInput.shape, sort }),
    answer: pageOf(switchOff),
  }),
  export: endpoint('switchOffs.export', {
    method: 'GET',
    path: '/api/oms-schedule/export',
    access: readable,
    input: z.extend(switchOffFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  detail: endpoint('switchOffs.detail', {
    method: 'GET',
    path: '/api/oms-schedule/realtime/{id}',
    access: readable,
    input: idInput,
    answer: switchOff,
    errors: ['not-found'],
  }),
  count: endpoint('switchOffs.count', {
    method: 'GET',
    path: '/api/oms-schedule/count',
    access: readable,
    input: z.omit(switchOffFilter, { status: true, delay: true, tab: true }),
    answer: switchOffCounts,
  }),
  /** Repeated by its author it makes no second one: the one that the first call made is answered again. */
  create: endpoint('switchOffs.create', {
    method: 'POST',
    path: '/api/oms-schedule',
    access: writable,
    input: z.object({ liftId: z.uuid('Please select lift.'), offAt: minute, onAt: minute, report }),
    answer: switchOff,
    errors: ['not-found', 'lift-has-switch-off', ...badTimes],
    isAudited: true,
  }),
  /** The lift never changes, and the times only before the lift is off (decisions.md section 12). */
  edit: endpoint('switchOffs.edit', {
    method: 'PUT',
    path: '/api/oms-schedule',
    access: writable,
    input: z.object({
      id,
      /** Of the one that was edited. */
      updatedAt: instant,
      report,
      offAt: z.optional(minute),
      onAt: z.optional(minute),
    }),
    answer: switchOff,
    errors: ['not-found', 'switch-off-closed', 'switch-off-times-fixed', 'changed-meanwhile', ...badTimes],
    isAudited: true,
  }),
  switchOn: endpoint('switchOffs.switchOn', {
    method: 'POST',
    path: '/api/oms-schedule/switch-on/{id}',
    access: writable,
    input: idInput,
    answer: switchOff,
    errors: ['not-found', 'not-off-yet', 'already-switched-on', 'switch-off-closed'],
    isAudited: true,
  }),
  cancel: endpoint('switchOffs.cancel', {
    method: 'POST',
    path: '/api/oms-schedule/cancel/{id}',
    access: writable,
    input: z.object({ id, reason: requiredText(switchOffReportMaxCharacters, 'Please enter reason') }),
    answer: switchOff,
    errors: ['not-found', 'off-already', 'switch-off-closed'],
    isAudited: true,
  }),
}
