import type { Client } from '@liftwatch/core/client/client'
import { Secret, TOTP } from 'otpauth'
import type { TestUser } from './builders'

/** An authenticator app that has taken in a secret: its code at an instant (epoch milliseconds). */
export type Authenticator = (at: number) => string

export function authenticatorOf(secret: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return at => totp.generate({ timestamp: at })
}

/** Sets a second factor up for the user who is logged in. */
export async function setUpSecondFactor(
  client: Client,
  user: TestUser,
  at: number,
): Promise<{ codeAt: Authenticator; recoveryCodes: string[] }> {
  const { secret } = await client.secondFactor.begin({ password: user.password })
  const codeAt = authenticatorOf(secret)
  const { recoveryCodes } = await client.secondFactor.confirm({ code: codeAt(at) })
  return { codeAt, recoveryCodes }
}
