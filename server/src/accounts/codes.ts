import { randomBytes } from 'node:crypto'
import { recoveryCodes } from '@liftwatch/core/limits'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '../http/token'

const secretBytes = 20
const recoveryCodeBytes = 20
/** What every authenticator app knows: SHA-1, 6 digits, 30 s. */
const stepSeconds = 30
const stepsAround = 1

export function newSecret(): Buffer {
  return randomBytes(secretBytes)
}

function codesOf(secret: Buffer, email: string): TOTP {
  return new TOTP({ issuer: 'Liftwatch', label: email, secret: secretOf(secret), period: stepSeconds })
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer })
}

/** What an authenticator app takes in: as an address for a camera, and as text to type. */
export function setUpOf(secret: Buffer, email: string): { uri: string; secret: string } {
  return { uri: codesOf(secret, email).toString(), secret: secretOf(secret).base32 }
}

/** The step (30 s since 1970) whose code this is, now or one before or after; undefined where it is none. */
export function stepOf(secret: Buffer, code: string, at: number): number | undefined {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = codesOf(secret, '').validate({ token, timestamp: at, window: stepsAround })
  return delta === null ? undefined : Math.floor(at / 1000 / stepSeconds) + delta
}

/** New recovery codes: 160 random bits each, in eight groups that can be read out. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(recoveryCodeBytes)).buffer }).base32.match(/.{4}/g)!.join('-'),
  )
}

/** What the database keeps of a recovery code, however it was typed. It is random, so that a plain hash is as good as a slow one. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.replace(/[\s-]/g, '').toUpperCase())
}
