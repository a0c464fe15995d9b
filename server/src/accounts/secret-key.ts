import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../config'
import { makeDataFolder } from '../data-folder'

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'

/** Encrypts what the server has to read again. What is sealed for one purpose opens for no other. */
export interface SecretKey {
  readonly seal: (purpose: string, plain: Buffer) => Buffer
  /** Undefined where it was sealed with another key or for another purpose, or was changed since. */
  readonly open: (purpose: string, sealed: Buffer) => Buffer | undefined
}

/** The key of these bytes. */
export function secretKeyOf(key: Buffer): SecretKey {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `liftwatch ${purpose}`, keyBytes))
  return {
    seal(purpose, plain) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, keyFor(purpose), nonce)
      return Buffer.concat([nonce, sealing.update(plain), sealing.final(), sealing.getAuthTag()])
    },
    open(purpose, sealed) {
      if (sealed.length < nonceBytes + tagBytes) return undefined
      const opening = createDecipheriv(cipher, keyFor(purpose), sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      opening.setAuthTag(sealed.subarray(-tagBytes))
      try {
        return Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()])
      } catch {
        return undefined
      }
    },
  }
}

async function makeKey(file: string, dataFolder: string): Promise<Buffer> {
  makeDataFolder(dataFolder)
  const made = randomBytes(keyBytes)
  const whole = `${file}.${randomUUID()}`
  await writeFile(whole, `${made.toString('base64')}\n`, { mode: 0o600 })
  // Of two servers that start at once on one folder, one makes it and both read the same, never half of it.
  await link(whole, file)
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
    })
    .finally(() => rm(whole))
  return readKey(file)
}

/** Errors: ConfigError where it is no key, and those of reading a file. */
export async function readKey(file: string): Promise<Buffer> {
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')
  if (key.length === keyBytes) return key
  throw new ConfigError(`Configuration: LIFTWATCH_SECRET_KEY_FILE: ${file} must hold ${keyBytes} bytes in base64`)
}

/** Where the key is that a server with these settings has. */
export function secretKeyFileOf(file: string | undefined, dataFolder: string): string {
  return file ?? join(dataFolder, 'secret-key')
}

function badKey(error: unknown): ConfigError {
  if (error instanceof ConfigError) return error
  return new ConfigError(`Configuration: LIFTWATCH_SECRET_KEY_FILE: ${(error as Error).message}`, { cause: error })
}

/** The bytes of the key that a server with these settings has; none is made. Errors: ConfigError. */
export function readSecretKey(file: string | undefined, dataFolder: string): Promise<Buffer> {
  return readKey(secretKeyFileOf(file, dataFolder)).catch((error: unknown) => {
    throw badKey(error)
  })
}

/**
 * Reads the server's secret key, or makes one in the data folder. One that was named is never made: several servers of an
 * estate need the same, and one made by mistake could not read what the others wrote.
 */
export async function loadSecretKey(file: string | undefined, dataFolder: string): Promise<SecretKey> {
  try {
    if (file !== undefined) return secretKeyOf(await readKey(file))
    const own = secretKeyFileOf(undefined, dataFolder)
    const key = await readKey(own).catch((error: unknown) => {
      if ((error as { code?: string }).code === 'ENOENT') return makeKey(own, dataFolder)
      throw error
    })
    return secretKeyOf(key)
  } catch (error) {
    throw badKey(error)
  }
}
