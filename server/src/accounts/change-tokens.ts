import { v7 as newId } from 'uuid'
import type { AnswerOf, ParsedInputOf } from '@liftwatch/core/contract/endpoint'
import type { UserToken, userTokens } from '@liftwatch/core/contract/accounts/user-tokens'
import { tokenNameRefusal } from '@liftwatch/core/domain/user-tokens'
import { AppError, throwIfRefused, type Refusal } from '@liftwatch/core/errors'
import { dayMs } from '@liftwatch/core/limits'
import type { Outcome } from '../actions/act'
import type { Database } from '../db/connect'
import type { Member } from '../http/caller'
import { hashToken, newUserToken } from '../http/token'
import {
  deleteExpiredNamed,
  deleteUserToken,
  findUserToken,
  insertUserToken,
  lockUserTokens,
  renameUserToken,
  setUserTokenSecret,
} from '../queries/user-tokens'

/** Whose tokens are changed: a person's own, or those of a service account. */
export interface TokenHolder {
  readonly userId: string
  /** In which they act. */
  readonly organization: Member['organization']
  /** Said in the audit trail besides: whose they are, where they are not one's own. */
  readonly said?: Readonly<Record<string, unknown>>
}

type Made = AnswerOf<typeof userTokens.create>

function notNew(): AppError {
  return new AppError('bad-input', { errors: [{ path: 'token', message: 'must be new' }] })
}

/** One of them, apart from the others. Errors: not-found. */
function oneOf(tokens: readonly UserToken[], id: string): { own: UserToken; others: readonly UserToken[] } {
  const own = tokens.find(token => token.id === id)
  if (!own) throw new AppError('not-found')
  return { own, others: tokens.filter(token => token !== own) }
}

/**
 * Makes one more. Errors: those of the rule.
 * @param refusalOf the rule, by those that there are
 */
export async function createToken(
  tx: Database,
  { userId, organization: { id: organizationId, name: organizationName }, said }: TokenHolder,
  input: ParsedInputOf<typeof userTokens.create>,
  at: number,
  refusalOf: (tokens: readonly UserToken[]) => Refusal | undefined,
): Promise<Outcome<Made>> {
  const tokens = await lockUserTokens(tx, userId, at)
  const { name, token = newUserToken() } = input
  const permissions = [...new Set(input.permissions)]
  const before = await findUserToken(tx, userId, hashToken(token), at)
  if (before) return { answer: { token, userToken: before } }
  throwIfRefused(refusalOf(tokens))
  await deleteExpiredNamed(tx, userId, name, at)
  const made = { id: newId(), name, permissions, createdAt: at, expiresAt: at + input.expiresInDays * dayMs }
  if (!(await insertUserToken(tx, { ...made, tokenHash: hashToken(token), userId, organizationId }))) throw notNew()
  const organization = { id: organizationId, name: organizationName }
  return {
    answer: { token, userToken: { ...made, organization, isExpired: false, lastUsedAt: null } },
    entries: [{ subjectId: made.id, detail: { ...said, name, permissions, expiresAt: made.expiresAt } }],
  }
}

/** Errors: not-found, name-taken. */
export async function renameToken(
  tx: Database,
  { userId, said }: TokenHolder,
  { id, name }: ParsedInputOf<typeof userTokens.rename>,
  at: number,
): Promise<Outcome<UserToken>> {
  const { own, others } = oneOf(await lockUserTokens(tx, userId, at), id)
  if (own.name === name) return { answer: own }
  throwIfRefused(tokenNameRefusal(name, others))
  await deleteExpiredNamed(tx, userId, name, at)
  await renameUserToken(tx, id, name)
  const detail = { ...said, before: { name: own.name }, after: { name } }
  return { answer: { ...own, name }, entries: [{ subjectId: id, detail }] }
}

/**
 * Gives one another secret. Errors: not-found, token-expired, and those of the rule.
 * @param refusalOf why someone may not get to know its secret
 */
export async function rotateToken(
  tx: Database,
  { userId, said }: TokenHolder,
  { id, expiresInDays, token = newUserToken() }: ParsedInputOf<typeof userTokens.rotate>,
  at: number,
  refusalOf: (own: UserToken) => Refusal | undefined = () => undefined,
): Promise<Outcome<Made>> {
  const { own } = oneOf(await lockUserTokens(tx, userId, at), id)
  throwIfRefused(refusalOf(own))
  const before = await findUserToken(tx, userId, hashToken(token), at)
  if (before?.id === id) return { answer: { token, userToken: own } }
  if (own.isExpired) throw new AppError('token-expired', { params: { name: own.name } })
  const expiresAt = expiresInDays === undefined ? own.expiresAt : at + expiresInDays * dayMs
  if (!(await setUserTokenSecret(tx, id, { tokenHash: hashToken(token), expiresAt }))) throw notNew()
  return {
    answer: { token, userToken: { ...own, expiresAt, lastUsedAt: null } },
    entries: [{ subjectId: id, detail: { ...said, name: own.name, expiresAt } }],
    changesAccess: true,
  }
}

/** Errors: not-found. */
export async function removeToken(
  tx: Database,
  { userId, said }: TokenHolder,
  { id }: { readonly id: string },
): Promise<Outcome<AnswerOf<typeof userTokens.remove>>> {
  const removed = await deleteUserToken(tx, userId, id)
  if (!removed) throw new AppError('not-found')
  return { answer: {}, entries: [{ subjectId: id, detail: { ...said, ...removed } }], changesAccess: true }
}
