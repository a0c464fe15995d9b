import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Database } from '../../server/src/db/connect'
import { hashPassword } from '../../server/src/http/password'
import { ensureOrganization } from '../../server/src/queries/organizations'
import { insertMembership, insertUser } from '../../server/src/queries/users'

/** Someone who sees the whole estate. */
export async function createBenchUser(db: Database) {
  const id = newId()
  const password = randomBytes(9).toString('base64url')
  const name = `${id}@bench.example`
  const { id: organizationId } = await ensureOrganization(db, 'Liftwatch', 'LIFTWATCH', 0)
  await insertUser(db, { id, name, nickname: 'Bench', passwordHash: await hashPassword(password), createdAt: 0 })
  await insertMembership(db, { userId: id, organizationId, role: 'SUPERUSER' })
  return { id, name, password, organizationId }
}
