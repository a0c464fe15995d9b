import type { FastifyRequest } from 'fastify'
import type { NoticedAction } from '@liftwatch/core/tables/audit-entries'
import type { AuditedEndpoint } from '@liftwatch/core/contract/endpoint'
import type { Database } from '../db/connect'
import { insertAudit } from '../queries/audit'

/** Who did it: the caller, or whom a public call turned out to be. */
export interface Doer {
  /** Null where no one knows who it was. */
  readonly userId: string | null
  readonly nickname: string
  readonly organization: { readonly id: string } | null
}

/** Where and when it was done. */
export interface Occasion {
  readonly at: number
  readonly requestId: string
  readonly request: Pick<FastifyRequest, 'ip' | 'headers'>
}

/** Who makes a public call and has proved nothing; front-ends have a word for the missing name. */
export const stranger: Doer = { userId: null, nickname: '', organization: null }

function record(
  tx: Database,
  action: string,
  { caller, at, requestId, request }: Occasion & { readonly caller: Doer },
  subjectId: string | null,
  detail: Record<string, unknown>,
): Promise<void> {
  return insertAudit(tx, {
    at,
    userId: caller.userId,
    userName: caller.nickname,
    organizationId: caller.organization?.id ?? null,
    action,
    subjectId,
    detail,
    requestId,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  })
}

/** Writes down, in the transaction of the action itself, who did what from where. */
export function recordAuditEntry(
  tx: Database,
  endpoint: AuditedEndpoint,
  call: Occasion & { readonly caller: Doer },
  subjectId: string | null,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return record(tx, endpoint.id, call, subjectId, detail)
}

/** Writes down what happened beside the calls that do something: a refusal, a file that left. */
export function recordNoticed(
  db: Database,
  action: NoticedAction,
  call: Occasion & { readonly caller: Doer },
  subjectId: string | null,
  detail: Record<string, unknown>,
): Promise<void> {
  return record(db, action, call, subjectId, detail)
}
