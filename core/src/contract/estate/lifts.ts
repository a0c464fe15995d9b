import { z } from 'zod/mini'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import {
  id,
  idInput,
  instant,
  liftSearchInput,
  pageInput,
  pageOf,
  requiredText,
  sortInput,
  text,
  yesOrNo,
} from '../input'
import { telemetryEntry } from '../devices/telemetry'

/**
 * The boolean flags of a lift, in the order of the list's columns (specification 1 section 2, decisions.md section 4). PT, before them
 * all, is that a passenger is trapped in it.
 */
export const liftFlag = z.enum(['PT', 'Complaint', 'LB', 'LJ', 'OMS', 'RO', 'PSF', 'LM', 'MOF', 'ARDI', 'CF', 'LMDC'])
export type LiftFlag = z.infer<typeof liftFlag>

export const liftRow = z.object({
  id,
  name: z.string(),
  attribute: z.object({ liftNumber: z.string() }),
  lmd: z.nullable(
    z.object({
      id,
      attribute: z.object({ clientId: z.string() }),
      isOnline: z.boolean(),
      lastOnlineTs: z.nullable(instant),
    }),
  ),
  building: z.object({ id, name: z.string(), address: z.string(), postalCode: z.nullable(z.string()) }),
  /** Electoral division. */
  ward: z.nullable(z.string()),
  townCouncil: z.nullable(z.string()),
  liftCompany: z.nullable(z.string()),
  flags: z.array(liftFlag),
  complaintCnt: z.int(),
  omsScheduleCnt: z.int(),
  openFaultCnt: z.int(),
})
export type LiftRow = z.infer<typeof liftRow>

/** With the head of its page: which lift, which device, where the device is (specification 1 section 2). */
export const liftDetail = z.extend(liftRow, {
  lmdName: z.nullable(z.string()),
  lmdAddress: z.nullable(z.string()),
  telemetries: z.array(telemetryEntry),
})
export type LiftDetail = z.infer<typeof liftDetail>

/** A lift that was taken out of service for good. */
export const retiredLift = z.object({ id, name: z.string(), retiredAt: instant, reason: z.string() })
export type RetiredLift = z.infer<typeof retiredLift>

export const liftFilter = z.extend(liftSearchInput, {
  lmdClientId: z.optional(text(100)),
  postalCode: z.optional(text(20)),
  ward: z.optional(text(100)),
  /** Only those that are out of service now: a passenger is trapped, an urgent fault or a breakdown is set, or they are switched off as planned. */
  isOutOfService: z.optional(yesOrNo),
})

export type LiftFilter = z.input<typeof liftFilter>

const sort = z._default(sortInput(['name']), 'name,ASC')

export const lifts = {
  page: endpoint('lifts.page', {
    method: 'GET',
    path: '/api/lift/page',
    access: { permission: 'lifts' },
    input: z.extend(liftFilter, { ...pageInput.shape, sort }),
    answer: pageOf(liftRow),
  }),
  export: endpoint('lifts.export', {
    method: 'GET',
    path: '/api/lift/export',
    access: { permission: 'lifts' },
    input: z.extend(liftFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  /** When and why a lift was retired, by its whole name. */
  retired: endpoint('lifts.retired', {
    method: 'GET',
    path: '/api/lift/retired',
    access: { permission: 'lifts' },
    input: z.object({ name: requiredText(100) }),
    answer: retiredLift,
    errors: ['not-found'],
  }),
  /** Errors: lift-retired, of one that was taken out of service. */
  detail: endpoint('lifts.detail', {
    method: 'GET',
    path: '/api/lift/{id}',
    access: { permission: 'lifts' },
    input: idInput,
    answer: liftDetail,
    errors: ['not-found', 'lift-retired'],
  }),
}
