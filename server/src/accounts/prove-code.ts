import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { act, type ActionCall, type Outcome } from '../actions/act'
import { takeCodeTry, tryCounted } from '../http/attempts'
import type { HandlerContext } from '../http/route'
import { recoveryCodeLetter } from '../mail/second-factor-letters'
import { insertMails } from '../queries/mails'
import {
  countRecoveryCodes,
  lockSecondFactor,
  takeRecoveryCode,
  takeStep,
  type SecondFactorRow,
} from '../queries/second-factors'
import { hashRecoveryCode, stepOf } from './codes'
import type { SecretKey } from './secret-key'

export interface Prover {
  readonly userId: string
  readonly email: string
}

/** What is noted of how a code was proven. */
export interface Proof {
  /** How many are left, where a recovery code was used up. */
  readonly recoveryCodesLeft?: number
}

/** Which set-up the code has to be of. */
type Stage = 'enabled' | 'pending'

export function secretPurpose(userId: string): string {
  return `second factor of ${userId}`
}

async function takeCode(
  tx: Database,
  { at, secretKey, log }: CodeCall,
  { userId, email }: Prover,
  row: SecondFactorRow,
  code: string,
): Promise<Proof | undefined> {
  const secret = secretKey.open(secretPurpose(userId), row.secret)
  if (!secret) log.error({ userId }, 'the secret key is not the one that this second factor was set up with')
  const step = secret && stepOf(secret, code, at)
  if (step !== undefined) return (await takeStep(tx, userId, step)) ? {} : undefined
  if (row.enabledAt === null || !(await takeRecoveryCode(tx, userId, hashRecoveryCode(code), at))) return undefined
  const recoveryCodesLeft = await countRecoveryCodes(tx, userId)
  await insertMails(tx, [recoveryCodeLetter(email, recoveryCodesLeft, at)], at)
  return { recoveryCodesLeft }
}

export type CodeCall = ActionCall & Pick<HandlerContext, 'log'> & { readonly secretKey: SecretKey }

/**
 * Takes a code of the user's app, or a recovery code, once. It is counted before it is looked at, for the user alone. `then` is
 * done in the same transaction. Errors: no-second-factor, second-factor-on, wrong-code, too-many-attempts.
 */
export async function proveCode<Result>(
  call: CodeCall,
  prover: Prover,
  code: string,
  stage: Stage,
  then: (tx: Database, proof: Proof) => Promise<Outcome<Result>>,
): Promise<Result> {
  const { db, at } = call
  const attempt = await takeCodeTry(db, prover.userId, at)
  let proven: { readonly result: Result } | undefined
  await tryCounted(db, attempt, async () => {
    proven = await act<typeof proven>(call, async tx => {
      const row = await lockSecondFactor(tx, prover.userId)
      if (!row || (stage === 'enabled' && row.enabledAt === null)) throw new AppError('no-second-factor')
      if (stage === 'pending' && row.enabledAt !== null) throw new AppError('second-factor-on')
      const proof = await takeCode(tx, call, prover, row, code)
      if (!proof) return { answer: undefined }
      const { answer: result, ...rest } = await then(tx, proof)
      return { ...rest, answer: { result } }
    })
    return proven !== undefined
  })
  if (!proven) throw new AppError('wrong-code')
  return proven.result
}
