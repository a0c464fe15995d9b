import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { Database } from '../db/connect'
import { insertAudit } from '../queries/audit'
import type { HandlerContext } from './route'

/** Who did it: the caller, or whom a public call turned out to be. */
interface Doer {
  readonly userId: string
  readonly nickname: string
  readonly organization: { readonly id: string } | null
}

/** Writes down, in the transaction of the deed itself, who did what from where. */
export function recordDeed(
  tx: Database,
  endpoint: Endpoint,
  call: HandlerContext & { readonly caller: Doer },
  subjectId: string | null,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return insertAudit(tx, {
    at: call.at,
    userId: call.caller.userId,
    userName: call.caller.nickname,
    organizationId: call.caller.organization?.id ?? null,
    action: endpoint.id,
    subjectId,
    detail,
    requestId: call.requestId,
    address: call.request.ip,
    userAgent: call.request.headers['user-agent'] ?? '',
  })
}
