import { v7 as newId } from 'uuid'
import { accounts } from '@liftwatch/core/contract/accounts/accounts'
import { AppError } from '@liftwatch/core/errors'
import { nameMaxCharacters } from '@liftwatch/core/limits'
import type { ActionCall } from '../actions/act'
import { acceptInvitation, type Joined } from '../accounts/accept-invitation'
import type { Database } from '../db/connect'
import { recordAuditEntry } from '../http/audited'
import { hashPassword } from '../http/password'
import type { HandlerContext } from '../http/route'
import { hashToken, newToken } from '../http/token'
import { findInvitation } from '../queries/invitations'
import { findUserByIdentity, insertIdentityIfNew, type SignedOnUser } from '../queries/oidc-identities'
import { findUserForLogin, insertUserIfNew } from '../queries/users'
import type { Identity } from './provider'

/** A browser that comes from the provider; it brings no body. */
export type SignOnCall = ActionCall & Pick<HandlerContext, 'log' | 'request' | 'reply'>

interface SignedOn {
  readonly user: SignedOnUser
  /** Whether this was the first time, by the verified address. */
  readonly isLinked: boolean
  readonly joined: Joined | undefined
}

async function link(tx: Database, { issuer, subject }: Identity, user: SignedOnUser, at: number): Promise<boolean> {
  return insertIdentityIfNew(tx, { issuer, subject, userId: user.id, createdAt: at })
}

async function findLinked(tx: Database, identity: Identity, at: number) {
  const { issuer, subject, email } = identity
  const known = await findUserByIdentity(tx, issuer, subject)
  if (known) return { user: known, isLinked: false }
  const user = email === undefined ? undefined : await findUserForLogin(tx, email)
  if (!user) return undefined
  if (await link(tx, identity, user, at)) return { user, isLinked: true }
  // A second tab was first; or the address belongs to another subject, who keeps the account.
  const linkedMeanwhile = await findUserByIdentity(tx, issuer, subject)
  return linkedMeanwhile && { user: linkedMeanwhile, isLinked: false }
}

/** Makes the account that an invitation is for. Its password is known to no one; one can be chosen by 'forgot password'. */
async function createInvited(
  tx: Database,
  call: SignOnCall,
  identity: Identity,
  inviteToken: string,
): Promise<{ user: SignedOnUser; isLinked: boolean } | undefined> {
  const { email, name } = identity
  const invitation = await findInvitation(tx, { tokenHash: hashToken(inviteToken) }, call.at)
  if (email === undefined || invitation?.email !== email) return undefined
  // The provider's words, within the bounds that hold for everyone's.
  const nickname =
    (name ?? email)
      .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
      .trim()
      .slice(0, nameMaxCharacters) || email
  const user = { id: newId(), email, nickname }
  const passwordHash = await hashPassword(newToken())
  const isNew = await insertUserIfNew(tx, { id: user.id, name: email, nickname, passwordHash, createdAt: call.at })
  if (!isNew || !(await link(tx, identity, user, call.at))) return undefined
  const caller = { userId: user.id, nickname, organization: { id: invitation.organization.id } }
  await recordAuditEntry(tx, accounts.join, { ...call, caller }, user.id, {
    email,
    joined: invitation.organization.name,
    by: 'oidc',
  })
  return { user, isLinked: true }
}

/**
 * The account of an identity: the one it was linked to, at first use the one of its verified address, or with an invitation
 * to that address a new one. No account comes to be by itself. Errors: provider-stranger, link-expired.
 */
export async function signOnUser(
  tx: Database,
  call: SignOnCall,
  identity: Identity,
  inviteToken: string | undefined,
): Promise<SignedOn> {
  const found =
    (await findLinked(tx, identity, call.at)) ??
    (inviteToken === undefined ? undefined : await createInvited(tx, call, identity, inviteToken))
  if (!found) {
    const address =
      identity.email === undefined ? 'without a verified address' : 'whose address has no account that is free'
    throw new AppError('provider-stranger', { cause: new Error(`subject ${identity.subject}, ${address}`) })
  }
  const joined =
    inviteToken === undefined
      ? undefined
      : await acceptInvitation(tx, { tokenHash: hashToken(inviteToken) }, found.user, call.at)
  return { ...found, joined }
}
