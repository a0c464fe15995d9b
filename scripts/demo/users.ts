import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { OrganizationType, Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Database } from '../../server/src/db/connect'
import { hashPassword } from '../../server/src/http/password'
import { ensureOrganization, insertEmsuCouncil } from '../../server/src/queries/organizations'
import { insertMembership, insertUser } from '../../server/src/queries/users'
import { demoCouncils, demoLiftCompanies, demoVendors } from './blocks'

interface DemoUser {
  readonly name: string
  readonly nickname: string
  readonly memberships: readonly {
    readonly organization: string
    readonly type: OrganizationType
    readonly role: Role
  }[]
}

const emsu = 'Island Emergency Services'

/** Who tries the demo: an administrator of all, operators of two councils, a lift company's, a vendor's, and one in several. */
const people: readonly DemoUser[] = [
  {
    name: 'admin@demo.liftwatch',
    nickname: 'Tan Wei Ming',
    memberships: [{ organization: 'Liftwatch', type: 'LIFTWATCH', role: 'ADMIN' }],
  },
  {
    name: 'operator@demo.liftwatch',
    nickname: 'Nur Aisyah',
    memberships: [
      { organization: demoCouncils[0]!, type: 'TOWN_COUNCIL', role: 'SUPERUSER' },
      { organization: emsu, type: 'EMSU', role: 'SUPERUSER' },
      { organization: 'Liftwatch', type: 'LIFTWATCH', role: 'SUPERUSER' },
    ],
  },
  {
    name: 'council@demo.liftwatch',
    nickname: 'Priya Raman',
    memberships: [{ organization: demoCouncils[1]!, type: 'TOWN_COUNCIL', role: 'ADMIN' }],
  },
  {
    name: 'company@demo.liftwatch',
    nickname: 'Goh Jun Jie',
    memberships: [{ organization: demoLiftCompanies[0], type: 'LIFT_COMPANY', role: 'SUPERUSER' }],
  },
  {
    name: 'vendor@demo.liftwatch',
    nickname: 'Lena Fischer',
    memberships: [{ organization: demoVendors[0], type: 'LMD_VENDOR', role: 'SUPERUSER' }],
  },
]

export interface DemoLogin {
  readonly id: string
  readonly name: string
  readonly nickname: string
  readonly password: string
}

/** Makes the demo's users, each with a password of its own that is made here and nowhere fixed. */
export async function insertDemoUsers(tx: Database, at: number): Promise<DemoLogin[]> {
  const logins: DemoLogin[] = []
  for (const { name, nickname, memberships } of people) {
    const login = { id: newId(), name, nickname, password: randomBytes(9).toString('base64url') }
    await insertUser(tx, {
      id: login.id,
      name,
      nickname,
      passwordHash: await hashPassword(login.password),
      createdAt: at,
    })
    for (const { organization, type, role } of memberships) {
      const { id } = await ensureOrganization(tx, organization, type, at)
      await insertMembership(tx, { userId: login.id, organizationId: id, role })
    }
    logins.push(login)
  }
  const { id: emsuId } = await ensureOrganization(tx, emsu, 'EMSU', at)
  for (const council of demoCouncils.slice(0, 2)) {
    const { id } = await ensureOrganization(tx, council, 'TOWN_COUNCIL', at)
    await insertEmsuCouncil(tx, emsuId, id)
  }
  return logins
}
