import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Client } from '@liftwatch/core/client/client'
import { organizationType, type OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { ensureOrganization, insertEmsuCouncil } from '../../server/src/queries/organizations'
import { findRow } from '../../server/src/queries/rows'
import { block, createEstate, createUser, logIn, type TestDevice, type TestUser } from './builders'
import type { TestServer } from './server'

/** The organisations of the northern block; none of them is concerned by the southern one. */
export const northern: Record<OrganizationType, string> = {
  LIFTWATCH: 'Liftwatch',
  BCA: 'Building Authority',
  TOWN_COUNCIL: 'North Council',
  LIFT_COMPANY: 'Ascendo Lifts',
  LMD_VENDOR: 'Sensorica Devices',
  MANAGEMENT_AGENT: 'North Agents',
  EMSU: 'North Maintenance Unit',
}

const north = block({ townCode: 'AMK', townCouncil: 'North Council' })
const south = block({
  townCode: 'BD',
  street: 'BEDOK NTH ST 3',
  townCouncil: 'South Council',
  liftCompany: 'Zenith Lifts',
  lmdVendor: 'Beacon Devices',
})

export interface Cast {
  readonly north: TestDevice
  readonly south: TestDevice
  readonly users: Record<OrganizationType, TestUser>
  /** A superuser of each northern organisation. */
  readonly clients: Record<OrganizationType, Client>
}

async function giveAgentTheNorth(server: TestServer): Promise<void> {
  const { id } = await ensureOrganization(server.db, northern.MANAGEMENT_AGENT, 'MANAGEMENT_AGENT', 0)
  await server.db.execute(sql`UPDATE building SET management_agent_id = ${id} WHERE tc = 'AMK'`)
  await server.db.execute(sql`
    UPDATE lift_scope SET management_agent_id = ${id}
    WHERE town_council_id = (SELECT id FROM organization WHERE name = 'North Council')`)
}

async function giveUnitTheNorth(server: TestServer): Promise<void> {
  const { id } = await ensureOrganization(server.db, northern.EMSU, 'EMSU', 0)
  const council = await ensureOrganization(server.db, northern.TOWN_COUNCIL, 'TOWN_COUNCIL', 0)
  await insertEmsuCouncil(server.db, id, council.id)
}

/** Two blocks of two lifts that share no organisation, and someone of each type for the northern one. */
export async function createCast(server: TestServer): Promise<Cast> {
  const devices = await createEstate(server, [north, south])
  await giveAgentTheNorth(server)
  await giveUnitTheNorth(server)
  const users: Partial<Record<OrganizationType, TestUser>> = {}
  const clients: Partial<Record<OrganizationType, Client>> = {}
  // Passwords take their time to be made and to be checked, and each type has an organisation of its own.
  await Promise.all(
    organizationType.options.map(async type => {
      const user = await createUser(server, { organization: northern[type], type, nickname: `${type} superuser` })
      users[type] = user
      clients[type] = await logIn(server, user)
    }),
  )
  const deviceOf = (town: string) => devices.find(({ clientId }) => clientId.startsWith(town))!
  return { north: deviceOf('AMK'), south: deviceOf('BD'), users, clients } as Cast
}

/** Puts a user in a new group of its organisation that grants these; its name is like no other. */
export async function grant(server: TestServer, user: TestUser, permissions: readonly Permission[]): Promise<string> {
  const id = newId()
  await server.db.execute(
    sql`INSERT INTO user_group (id, organization_id, name, updated_at) VALUES (${id}, ${user.organizationId}, ${`Night shift ${id}`}, 0)`,
  )
  for (const permission of permissions) {
    await server.db.execute(sql`INSERT INTO user_group_permission (group_id, permission) VALUES (${id}, ${permission})`)
  }
  await server.db.execute(sql`INSERT INTO user_group_member (group_id, user_id) VALUES (${id}, ${user.id})`)
  return id
}

export async function findLiftId(server: TestServer, name: string): Promise<string> {
  const row = await findRow<{ id: string }>(server.db, sql`SELECT id FROM lift WHERE name = ${name}`)
  return row!.id
}
