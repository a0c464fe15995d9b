import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Database } from '../../server/src/db/connect'
import { hashPassword } from '../../server/src/http/password'
import { ensureOrganization, insertEmsuCouncil } from '../../server/src/queries/organizations'
import { insertMembership, insertUser } from '../../server/src/queries/users'
import { demoCouncils } from './blocks'
import { demoEmsu, demoPeople } from './people'

export interface DemoLogin {
  readonly id: string
  readonly name: string
  readonly nickname: string
  readonly password: string
}

/** Makes the demo's users, each with a password of its own that is made here and nowhere fixed. */
export async function insertDemoUsers(tx: Database, at: number): Promise<DemoLogin[]> {
  const logins: DemoLogin[] = []
  for (const { name, nickname, memberships } of demoPeople) {
    const login = { id: newId(), name, nickname, password: randomBytes(9).toString('base64url') }
    await insertUser(tx, {
      id: login.id,
      name,
      nickname,
      passwordHash: await hashPassword(login.password),
      createdAt: at,
    })
    for (const { organization, type, role, status } of memberships) {
      const { id } = await ensureOrganization(tx, organization, type, at)
      await insertMembership(tx, { userId: login.id, organizationId: id, role, ...(status && { status }) })
    }
    logins.push(login)
  }
  const { id: emsuId } = await ensureOrganization(tx, demoEmsu, 'EMSU', at)
  for (const council of demoCouncils.slice(0, 2)) {
    const { id } = await ensureOrganization(tx, council, 'TOWN_COUNCIL', at)
    await insertEmsuCouncil(tx, emsuId, id)
  }
  return logins
}
