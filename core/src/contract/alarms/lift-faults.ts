import { z } from 'zod/mini'
import { alarmFilter, alarmResponse, alarmRow, comment, reportFields, severity, tabCounts } from './alarms'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import { id, idInput, instant, instantInput, pageInput, pageOf, severalOf, sortInput, yesOrNo } from '../input'
import { madeFrom } from '../last-edit'

/** Specification 1 section 3, with what operators need besides: who acknowledged, how often it came again, where it is. */
export const liftFault = z.extend(alarmRow, {
  ...alarmResponse.shape,
  alarmLiftFaultNumber: z.int(),
  severity,
  technicianName: z.nullable(z.string()),
  faultCode: z.nullable(z.string()),
  complaintCnt: z.int(),
  firstComplaintAt: z.nullable(instant),
  /** Whether its lift is off on purpose at this moment: what is worked on gives faults, and needs no one to hurry. */
  isLiftOff: z.boolean(),
})
export type LiftFault = z.infer<typeof liftFault>

export const liftFaultSortFields = [
  'alarmStartTs',
  'alarmClearTs',
  'liftName',
  'alarmLiftFaultNumber',
  'severity',
  'urgency',
] as const

/** The filters of the list (specification 1 section 2); also those of its export and its live watch. */
export const liftFaultFilter = z.extend(alarmFilter, {
  alarmLiftFaultNumber: z.optional(severalOf(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)))),
  severity: z.optional(severalOf(severity)),
  /** BREAKDOWN or URGENT, open and never acknowledged; or all others. */
  isWaiting: z.optional(yesOrNo),
  startCreateTs: z.optional(instantInput),
  endCreateTs: z.optional(instantInput),
})
export type LiftFaultFilter = z.input<typeof liftFaultFilter>

const sort = z._default(sortInput(liftFaultSortFields), 'alarmStartTs,DESC')

const readable = { permission: 'lift-fault' } as const
const writable = { permission: 'lift-fault.write' } as const

export const liftFaults = {
  page: endpoint('liftFaults.page', {
    method: 'GET',
    path: '/api/lift/fault/page',
    access: readable,
    input: z.extend(liftFaultFilter, { ...pageInput.shape, sort }),
    answer: pageOf(liftFault),
  }),
  export: endpoint('liftFaults.export', {
    method: 'GET',
    path: '/api/lift/fault/export',
    access: readable,
    input: z.extend(liftFaultFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  count: endpoint('liftFaults.count', {
    method: 'GET',
    path: '/api/lift/fault/count',
    access: readable,
    input: z.omit(liftFaultFilter, { operationalStatus: true }),
    answer: tabCounts,
  }),
  /** The faults of the trap's lift that were set at some moment of the trap, or shortly before it; all of them. */
  byTrap: endpoint('liftFaults.byTrap', {
    method: 'GET',
    path: '/api/lift/fault/page/by-pt/{id}',
    access: { permission: 'passenger-trap' },
    input: idInput,
    answer: pageOf(liftFault),
    errors: ['not-found'],
  }),
  exportByTrap: endpoint('liftFaults.exportByTrap', {
    method: 'GET',
    path: '/api/lift/fault/export/by-pt/{id}',
    access: { permission: 'passenger-trap' },
    input: z.extend(idInput, exportInput.shape),
    answer: fileAnswer,
    isFile: true,
    errors: ['not-found'],
  }),
  detail: endpoint('liftFaults.detail', {
    method: 'GET',
    path: '/api/lift/fault/{id}',
    access: readable,
    input: idInput,
    answer: liftFault,
    errors: ['not-found'],
  }),
  acknowledge: endpoint('liftFaults.acknowledge', {
    method: 'PUT',
    path: '/api/lift/fault/ack/{id}',
    access: writable,
    input: z.extend(idInput, { comment }),
    answer: liftFault,
    errors: ['not-found', 'already-closed', 'already-acknowledged', 'not-awaiting-acknowledgement'],
    isAudited: true,
  }),
  /** Takes one's own acknowledgement back, shortly after it. */
  takeBack: endpoint('liftFaults.takeBack', {
    method: 'PUT',
    path: '/api/lift/fault/unack/{id}',
    access: writable,
    input: idInput,
    answer: liftFault,
    errors: ['not-found', 'not-taken-back'],
    isAudited: true,
  }),
  arrive: endpoint('liftFaults.arrive', {
    method: 'PUT',
    path: '/api/lift/fault/arrive/{id}',
    access: writable,
    input: idInput,
    answer: liftFault,
    errors: ['not-found', 'already-closed', 'not-deployed'],
    isAudited: true,
  }),
  report: endpoint('liftFaults.report', {
    method: 'PUT',
    path: '/api/lift/fault/report',
    access: writable,
    input: z.object({ id, ...madeFrom, ...reportFields }),
    answer: liftFault,
    errors: ['not-found', 'report-locked', 'changed-meanwhile'],
    isAudited: true,
  }),
}
