import { z } from 'zod/mini'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import { id, idInput, instant, liftSearchInput, pageInput, pageOf, severalOf, sortInput, text } from '../input'
import { nameMaxCharacters } from '../../limits'
import { checkRemark, checkState, liftOfMaintenance, scheduleDay, scheduleMonth } from './maintenance-fields'

/** What was said of a check, and is never changed. */
const checkRemarkRow = z.object({ id, at: instant, userName: z.string(), remarks: z.string() })
export type CheckRemark = z.infer<typeof checkRemarkRow>

/** What became of one maintenance day (decisions.md section 13). */
export const maintenanceCheck = z.object({
  /** Of its maintenance day. */
  id,
  ...liftOfMaintenance,
  buildingAddress: z.string(),
  liftCompany: z.nullable(z.string()),
  date: z.string(),
  /** DD/MM/YYYY. */
  dateFormat: z.string(),
  state: checkState,
  /** Whether its day is over. */
  isOver: z.boolean(),
  /** The state in English words. */
  successFormat: z.string(),
  /** Minutes in maintenance mode on the day, rounded down; null where there were none. */
  duration: z.nullable(z.int()),
  durationFormat: z.string(),
  /** Whether the device was offline for more than half of a day without. */
  wasOffline: z.boolean(),
  /** The newest of its remarks, and how many there are. */
  remarks: z.nullable(z.string()),
  remarkCnt: z.int(),
})
export type MaintenanceCheck = z.infer<typeof maintenanceCheck>

/** The checks of a lift and a month: the first and the second, with an empty place for each that there is none of. */
export const liftChecksRow = z.object({
  /** The lift's. */
  id,
  ...liftOfMaintenance,
  lift: z.string(),
  buildingAddress: z.string(),
  liftCompany: z.nullable(z.string()),
  month: z.string(),
  checkers: z.array(z.nullable(maintenanceCheck)).check(z.length(2)),
})
export type LiftChecks = z.infer<typeof liftChecksRow>

const liftFilter = z.extend(liftSearchInput, {
  liftCompany: z.optional(text(nameMaxCharacters)),
  /** In one of these states. */
  state: z.optional(severalOf(checkState)),
})

/** Lifts with a check in such a state; the current month unless another is named. */
export const liftChecksFilter = z.extend(liftFilter, { month: z.optional(scheduleMonth) })
export type LiftChecksFilter = z.output<typeof liftChecksFilter>

/** Checks of a day, or of a month where no day is named; without both, those of today. */
export const checkFilter = z.extend(liftFilter, {
  date: z.optional(scheduleDay),
  month: z.optional(scheduleMonth),
  liftId: z.optional(id),
})
export type CheckFilter = z.output<typeof checkFilter>

const readable = { permission: ['lm-checker', 'lifts'] } as const

const byName = z._default(sortInput(['liftName']), 'liftName,ASC')
const byDay = z._default(sortInput(['date', 'liftName']), 'date,ASC')
const checkDetail = z.extend(maintenanceCheck, { history: z.array(checkRemarkRow) })
export type CheckDetail = z.infer<typeof checkDetail>

/** The checks of a month, a row for each lift (specification 2 section 2). */
export const liftChecks = {
  page: endpoint('liftChecks.page', {
    method: 'GET',
    path: '/api/lm-checker',
    access: readable,
    input: z.extend(liftChecksFilter, { ...pageInput.shape, sort: byName }),
    answer: pageOf(liftChecksRow),
  }),
  export: endpoint('liftChecks.export', {
    method: 'GET',
    path: '/api/lm-checker/export-excel',
    access: readable,
    input: z.extend(liftChecksFilter, { ...exportInput.shape, sort: byName }),
    answer: fileAnswer,
    isFile: true,
  }),
}

/** The calls about what became of each maintenance day; the specification calls them LM checkers. */
export const maintenanceChecks = {
  /** A row for each check: what is due today, in a day or in a month. */
  page: endpoint('maintenanceChecks.page', {
    method: 'GET',
    path: '/api/lm-checker/page',
    access: readable,
    input: z.extend(checkFilter, { ...pageInput.shape, sort: byDay }),
    answer: pageOf(maintenanceCheck),
  }),
  export: endpoint('maintenanceChecks.export', {
    method: 'GET',
    path: '/api/lm-checker/export',
    access: readable,
    input: z.extend(checkFilter, { ...exportInput.shape, sort: byDay }),
    answer: fileAnswer,
    isFile: true,
  }),
  /** One check with all that was said of it, oldest first. */
  detail: endpoint('maintenanceChecks.detail', {
    method: 'GET',
    path: '/api/lm-checker/{id}',
    access: readable,
    input: idInput,
    answer: checkDetail,
    errors: ['not-found'],
  }),
  /** The alarms of maintenance mode that met the check's day, as the device showed them. */
  alarms: endpoint('maintenanceChecks.alarms', {
    method: 'GET',
    path: '/api/lm-checker/{id}/lm-alarm',
    access: readable,
    input: idInput,
    answer: z.array(z.object({ id: z.string(), alarmStartTs: instant, alarmClearTs: z.nullable(instant) })),
    errors: ['not-found'],
  }),
  /** Adds a remark to a check that was not done, or was short. */
  remark: endpoint('maintenanceChecks.remark', {
    method: 'PUT',
    path: '/api/lm-checker',
    access: { permission: 'lm-checker.write' },
    input: z.object({ id, remarks: checkRemark }),
    answer: checkDetail,
    errors: ['not-found', 'check-not-over', 'too-many-remarks'],
    isAudited: true,
  }),
}
