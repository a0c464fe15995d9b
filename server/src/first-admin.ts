import { randomBytes } from 'node:crypto'
import { readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { v7 as newId } from 'uuid'
import type { Database } from './db/connect'
import { firstAdminLock } from './db/locks'
import { inTransaction } from './db/transaction'
import { hashPassword } from './http/password'
import { ensureOrganization } from './queries/organizations'
import { hasAnyUser, insertMembership, insertUser } from './queries/users'

const firstAdminName = 'admin@liftwatch.local'

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'first-admin')
}

/**
 * Lets the first administrator in: a server without any user makes one, with a password that only the file in the data
 * folder tells. The file is written before the user is, so that no user is there whose password no one knows. Of two servers that
 * start at once on one database, one makes it and the other finds it.
 */
export async function ensureFirstAdmin(db: Database, dataFolder: string, log: Logger, at: number): Promise<void> {
  if (await hasAnyUser(db)) return
  const password = randomBytes(16).toString('base64url')
  const passwordHash = await hashPassword(password)
  const file = fileIn(dataFolder)
  const isMade = await inTransaction(db, async tx => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${firstAdminLock})`)
    if (await hasAnyUser(tx)) return false
    await writeFile(file, `${password}\n${firstAdminName}\n`, { mode: 0o600 })
    const { id: organizationId } = await ensureOrganization(tx, 'Liftwatch', 'LIFTWATCH', at)
    const userId = newId()
    await insertUser(tx, { id: userId, name: firstAdminName, nickname: 'Administrator', passwordHash, createdAt: at })
    await insertMembership(tx, { userId, organizationId, role: 'ADMIN' })
    return true
  })
  if (isMade) log.info({ file }, `made the first user, ${firstAdminName}; its password is the first line of this file`)
}

/** Removes the password's file once its account has logged in: its owner has the password, and no one else needs to find it. */
export async function forgetFirstAdmin(
  dataFolder: string,
  name: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  if (name !== firstAdminName) return
  const file = fileIn(dataFolder)
  const isThere = await readFile(file).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  try {
    await unlink(file)
    log.info({ file }, 'removed the password of the first user, who has logged in')
  } catch (error) {
    log.warn({ err: error, file }, 'the password of the first user could not be removed; remove it by hand')
  }
}
