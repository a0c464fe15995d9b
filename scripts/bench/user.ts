import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Database } from '../../server/src/db/connect'
import { hashPassword } from '../../server/src/http/password'
import { ensureOrganization } from '../../server/src/queries/organizations'
import { insertMembership, insertUser } from '../../server/src/queries/users'

interface Works {
  readonly organization: string
  readonly type: OrganizationType
}

/** Someone who sees the whole estate, or what another organisation sees. */
export async function createBenchUser(
  db: Database,
  { organization, type }: Works = { organization: 'Liftwatch', type: 'LIFTWATCH' },
) {
  const id = newId()
  const password = randomBytes(9).toString('base64url')
  const name = `${id}@bench.example`
  const { id: organizationId } = await ensureOrganization(db, organization, type, 0)
  await insertUser(db, { id, name, nickname: 'Bench', passwordHash: await hashPassword(password), createdAt: 0 })
  await insertMembership(db, { userId: id, organizationId, role: 'SUPERUSER' })
  return { id, name, password, organizationId }
}
