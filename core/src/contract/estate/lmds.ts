import { z } from 'zod/mini'
import { estateAssignMaxRows, estateImportJsonMaxBytes, estateImportWithinMs } from '../../limits'
import { changedCount } from '../accounts/organizations'
import { deviceToken, ownDeviceToken } from '../accounts/secret-shape'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import {
  buildingSearchInput,
  id,
  idInput,
  instant,
  pageInput,
  pageOf,
  requiredText,
  sortInput,
  text,
  yesOrNo,
} from '../input'
import { liftRow } from './lifts'

const known = z.nullable(z.string())

/** Why something that a device sent was refused: dropped, cut off, or stored as a dead letter. */
export const deviceRefusalReason = z.enum([
  'wrong-topic',
  'wrong-certificate',
  'too-many-connections',
  'packet-too-large',
  'too-many-messages',
  'too-many-bytes',
  'too-many-keys',
  'too-many-open-alarms',
  'too-many-new-alarms',
  'too-late',
  'too-many-call-lines',
  'unreadable',
  'retained',
])
export type DeviceRefusalReason = z.infer<typeof deviceRefusalReason>

/** What was refused of a device for one reason; a reason that did not come for a week is not listed. */
const refusal = z.object({ reason: deviceRefusalReason, count: z.int(), firstAt: instant, lastAt: instant })

/** What is known of the device itself (specification 1 section 3); what no one has entered is null. */
export const lmdAttribute = z.object({
  clientId: z.string(),
  hardware: known,
  softwareVersion: known,
  dataLine: known,
  arsId: known,
  baudRate: known,
  simIp: known,
  lmdIp: known,
  modemVendor: known,
  dvrBrand: known,
  dvrModel: known,
  dvrSerialNo: known,
  dvrIp: known,
  installedDate: known,
  remarks: known,
})

export const lmd = z.object({
  id,
  name: z.string(),
  clientId: z.string(),
  isOnline: z.boolean(),
  /** Online or Offline. */
  onlineFormat: z.enum(['Online', 'Offline']),
  lastOnlineTs: z.nullable(instant),
  lastTestCallTs: z.nullable(instant),
  /** No test call within the 72 hours that EN 81-28 allows. */
  isTestCallOverdue: z.boolean(),
  building: z.nullable(z.object({ id, name: z.string(), address: z.string(), postalCode: z.nullable(z.string()) })),
  vendor: known,
  liftCnt: z.int(),
  /** What was refused of it in the last days, together. */
  refusedCnt: z.int(),
  refusals: z.array(refusal),
  attribute: lmdAttribute,
})
export type Lmd = z.infer<typeof lmd>

/** A device's new token. */
export const issuedToken = z.object({ clientId: requiredText(100), token: deviceToken })
export type IssuedToken = z.infer<typeof issuedToken>

export const lmdFilter = z.extend(buildingSearchInput, {
  clientId: z.optional(text(100)),
  postalCode: z.optional(text(20)),
  softwareVersion: z.optional(text(100)),
  onlineFormat: z.optional(lmd.shape.onlineFormat),
  /** Only those whose test call is overdue, or only the others. */
  isTestCallOverdue: z.optional(yesOrNo),
})
export type LmdFilter = z.input<typeof lmdFilter>

export const lmdSortFields = ['name', 'lastOnlineTs', 'lastTestCallTs'] as const
const sort = z._default(sortInput(lmdSortFields), 'name,ASC')
const liftSort = z._default(sortInput(['name']), 'name,ASC')
const readable = { permission: 'lmd' } as const

export const lmds = {
  page: endpoint('lmds.page', {
    method: 'GET',
    path: '/api/lmd/page',
    access: readable,
    input: z.extend(lmdFilter, { ...pageInput.shape, sort }),
    answer: pageOf(lmd),
  }),
  export: endpoint('lmds.export', {
    method: 'GET',
    path: '/api/lmd/export',
    access: readable,
    input: z.extend(lmdFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  versions: endpoint('lmds.versions', {
    method: 'GET',
    path: '/api/lmd/software/versions',
    access: readable,
    input: z.object({}),
    answer: z.array(z.string()),
  }),
  detail: endpoint('lmds.detail', {
    method: 'GET',
    path: '/api/lmd/{id}',
    access: readable,
    input: idInput,
    answer: lmd,
    errors: ['not-found'],
  }),
  lifts: endpoint('lmds.lifts', {
    method: 'GET',
    path: '/api/lmd/{id}/lift/page',
    access: readable,
    input: z.extend(idInput, { ...pageInput.shape, sort: liftSort }),
    answer: pageOf(liftRow),
    errors: ['not-found'],
  }),
  exportLifts: endpoint('lmds.exportLifts', {
    method: 'GET',
    path: '/api/lmd/{id}/lift/export',
    access: readable,
    input: z.extend(idInput, { ...exportInput.shape, sort: liftSort }),
    answer: fileAnswer,
    isFile: true,
    errors: ['not-found'],
  }),
  /** A new token for a device; the one before stops working. Shown once, stored hashed. */
  issueToken: endpoint('lmds.issueToken', {
    method: 'POST',
    path: '/api/lmd/token',
    access: { permission: 'lmd.write' },
    input: z.object({ clientId: requiredText(100), token: ownDeviceToken }),
    answer: z.object({ clientId: z.string(), token: z.string() }),
    errors: ['not-found'],
    isAudited: true,
  }),
  /** New tokens for many devices, for all of them or for none; those before stop working. The caller has made and delivered them. */
  issueTokens: endpoint('lmds.issueTokens', {
    method: 'POST',
    path: '/api/lmd/tokens',
    access: { permission: 'lmd.write' },
    input: z.object({
      tokens: z.array(issuedToken).check(z.minLength(1), z.maxLength(estateAssignMaxRows)),
    }),
    answer: changedCount,
    errors: ['not-found'],
    bodyMaxBytes: estateImportJsonMaxBytes,
    bodyLines: 'tokens',
    bodyWithinMs: estateImportWithinMs,
    isAudited: true,
  }),
  /** The devices have no token afterwards, and are cut off. Those that had none are left out of the count. */
  revokeTokens: endpoint('lmds.revokeTokens', {
    method: 'PUT',
    path: '/api/lmd/token/revoke',
    access: { permission: 'lmd.write' },
    input: z.object({ clientIds: z.array(requiredText(100)).check(z.minLength(1), z.maxLength(100)) }),
    answer: changedCount,
    errors: ['not-found'],
    isAudited: true,
  }),
}
