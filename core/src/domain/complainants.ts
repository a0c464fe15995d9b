import type { OrganizationType, Role } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { Refusal } from '../errors'
import { complainantRetainedDays } from '../contract/alarms/case-limits'
import { dayMs } from '../limits'

/** They watch lifts and devices, and have no business with residents (decisions.md section 11). */
const withoutComplainants: ReadonlySet<OrganizationType> = new Set(['BCA', 'LMD_VENDOR'])

/** Someone who reads cases, with what they may do in this very call. */
export interface CaseReader {
  readonly permissions: ReadonlySet<Permission>
  readonly organization: { readonly type: OrganizationType }
}

/** Whether someone may see who complained: only by the permission of the case screens. */
export function seesComplainants({ permissions, organization }: CaseReader): boolean {
  return permissions.has('case-management') && !withoutComplainants.has(organization.type)
}

/** Why someone may not remove who complained: an ADMIN does it, of those who may see it. Errors: no-permission. */
export function removeComplainantRefusal(by: CaseReader & { readonly role: Role }): Refusal | undefined {
  return by.role === 'ADMIN' && seesComplainants(by) ? undefined : { code: 'no-permission' }
}

/** Cases that were closed before then say no longer who complained. */
export function complainantsUntil(at: number): number {
  return at - complainantRetainedDays * dayMs
}
