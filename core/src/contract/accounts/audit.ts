import { z } from 'zod/mini'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import { id, instant, instantInput, pageInput, pageOf, sortInput, text } from '../input'
import { verifyAudit } from './audit-chain'
import { userKind } from './user-kind'

/** Who did what, when, from which client. */
export const auditRow = z.object({
  id,
  at: instant,
  userName: z.string(),
  /** Null where no one knows who it was. */
  userKind: z.nullable(userKind),
  organizationName: z.nullable(z.string()),
  /** The contract's id of the call, such as liftFaults.acknowledge. */
  action: z.string(),
  subjectId: z.nullable(z.string()),
  /** What the subject is called, where that is known: the lift of an alarm. */
  subjectName: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
  requestId: z.string(),
  address: z.string(),
  userAgent: z.string(),
})
export type AuditRow = z.infer<typeof auditRow>

export const auditFilter = z.object({
  userName: z.optional(text(100)),
  action: z.optional(text(100)),
  subjectId: z.optional(text(100)),
  startTs: z.optional(instantInput),
  endTs: z.optional(instantInput),
})
export type AuditFilter = z.input<typeof auditFilter>

const sort = z._default(sortInput(['at']), 'at,DESC')
const readable = { permission: 'user-management' } as const

export const audit = {
  /** LIFTWATCH sees everyone's entries, others their organisation's. */
  page: endpoint('audit.page', {
    method: 'GET',
    path: '/api/audit/page',
    access: readable,
    input: z.extend(auditFilter, { ...pageInput.shape, sort }),
    answer: pageOf(auditRow),
  }),
  export: endpoint('audit.export', {
    method: 'GET',
    path: '/api/audit/export',
    access: readable,
    input: z.extend(auditFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  verify: verifyAudit,
}
