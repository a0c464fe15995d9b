import type { OperatorName } from '@liftwatch/core/contract/alarms/alarms'
import type { OrganizationType, Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { AppError } from '@liftwatch/core/errors'
import type { Scope } from '../queries/scope'

/** A user who is logged in, or whose access token makes the call. */
export interface SignedIn {
  readonly tokenHash: Buffer
  /** Null where an access token makes the call. */
  readonly sessionId: string | null
  readonly userId: string
  /** Null for a service account. */
  readonly email: string | null
  readonly nickname: string
  /** Null before one is chosen, as is the role. */
  readonly organization: { readonly id: string; readonly name: string; readonly type: OrganizationType } | null
  readonly role: Role | null
}

/** A user at work in an organisation: what it may, and what it sees. */
export interface Member extends SignedIn {
  readonly organization: NonNullable<SignedIn['organization']>
  readonly role: Role
  /** What its organisation may do at most. */
  readonly organizationPermissions: readonly Permission[]
  readonly permissions: ReadonlySet<Permission>
  readonly scope: Scope
}

export interface Device {
  readonly lmdId: string
  readonly clientId: string
}

/** The caller as a person, who has an address. A service account has no session, so that its tokens are refused before this. */
export function personOf<Caller extends Pick<SignedIn, 'email'>>(caller: Caller): Caller & { readonly email: string } {
  const { email } = caller
  if (email === null) throw new AppError('session-needed')
  return { ...caller, email }
}

/** How an operator is named where it acts. */
export function operatorOf(caller: SignedIn): OperatorName {
  return { id: caller.userId, name: caller.nickname }
}

/** Who changes something in a call, and when. */
export function editOf({ caller, at }: { readonly caller: SignedIn; readonly at: number }): {
  readonly by: OperatorName
  readonly at: number
} {
  return { by: operatorOf(caller), at }
}
