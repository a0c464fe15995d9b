import type { Database } from '../db/connect'
import type { Member } from '../http/caller'
import type { HandlerContext } from '../http/route'
import { lockOrganization } from '../queries/organizations'
import type { ActionCall } from './act'

/** A call of someone at work in an organisation. */
export interface MemberCall extends ActionCall, Pick<HandlerContext, 'memberNow'> {
  readonly caller: Member
}

/**
 * Locks the organisation of the caller, in whose lock everything that gives or takes access is done, and answers the caller as they are
 * in it: of two who take each other's rights at the same moment, the second has none any more. Who locks another organisation besides
 * is of LIFTWATCH's, and locks their own first. Errors: those of `authenticateMember`.
 */
export async function lockOwnOrganization(tx: Database, { caller, memberNow }: MemberCall): Promise<Member> {
  await lockOrganization(tx, caller.organization.id)
  return memberNow(tx)
}
