import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { v7 as newId } from 'uuid'
import { createClient, type Client } from '@liftwatch/core/client/client'
import { bearerCredentials, cookieCredentials } from '@liftwatch/core/client/credentials'
import type { EstateBlock } from '@liftwatch/core/contract/estate/estate'
import type { OrganizationType, Role } from '@liftwatch/core/contract/accounts/organizations'
import { inTransaction } from '../../server/src/db/transaction'
import { importEstate } from '../../server/src/estate/import-estate'
import { ensureOrganization } from '../../server/src/queries/organizations'
import { insertMembership, insertUser } from '../../server/src/queries/users'
import { issueTokens } from '../../scripts/demo/device-tokens'
import type { TestServer } from './server'

/** A client of its own cookie, as a front-end outside the browser has it. */
export function newClient(server: Pick<TestServer, 'url'>, fetch: typeof globalThis.fetch = globalThis.fetch): Client {
  let cookie: string | undefined
  const credentials = cookieCredentials({ read: () => cookie, write: value => (cookie = value) })
  return createClient({ baseUrl: server.url, fetch, credentials })
}

/** A client that shows a token with each call, as a device or a script does. */
export function newBearerClient(server: Pick<TestServer, 'url'>, token: string, fetch = globalThis.fetch): Client {
  return createClient({ baseUrl: server.url, fetch, credentials: bearerCredentials(token) })
}

export interface TestUser {
  readonly id: string
  readonly name: string
  readonly password: string
  readonly nickname: string
  readonly organizationId: string
  readonly organizationName: string
}

export interface UserOptions {
  readonly organization?: string
  readonly type?: OrganizationType
  readonly role?: Role
  readonly nickname?: string
}

/** A hash says at what cost it was made: that of production, times thousands of users, would be minutes of a run. */
const cheaply = { memoryCost: 8, timeCost: 1 }

/** A user in an organisation, which is made if it is not there. */
export async function createUser(server: Pick<TestServer, 'db'>, options: UserOptions = {}): Promise<TestUser> {
  const { organization = 'Liftwatch', type = 'LIFTWATCH', role = 'SUPERUSER', nickname = 'Nur Aisyah' } = options
  const id = newId()
  const name = `${id}@test.example`
  const password = randomBytes(9).toString('base64url')
  const { id: organizationId } = await ensureOrganization(server.db, organization, type, 0)
  await insertUser(server.db, { id, name, nickname, passwordHash: await hash(password, cheaply), createdAt: 0 })
  await insertMembership(server.db, { userId: id, organizationId, role })
  return { id, name, password, nickname, organizationId, organizationName: organization }
}

/** A client logged in as the user, in the user's organisation. */
export async function logIn(
  server: Pick<TestServer, 'url'>,
  user: TestUser,
  fetch = globalThis.fetch,
): Promise<Client> {
  const client = newClient(server, fetch)
  await client.session.login({ name: user.name, password: user.password })
  await client.organizations.select({ id: user.organizationId })
  return client
}

/** One block, such as the estate CSV gives; two lifts unless it says otherwise. */
export function block(change: Partial<EstateBlock> = {}): EstateBlock {
  return {
    townCode: 'AMK',
    block: '205',
    street: 'ANG MO KIO AVE 1',
    postalCode: '560205',
    townCouncil: 'Ang Mo Kio Town Council',
    liftCompany: 'Ascendo Lifts',
    lmdVendor: 'Sensorica Devices',
    lifts: 2,
    ...change,
  }
}

/** So many blocks, from 100 on, of two lifts each. */
export const blocksOf = (count: number): EstateBlock[] =>
  Array.from({ length: count }, (_, index) => block({ block: String(100 + index) }))

export interface TestDevice {
  readonly clientId: string
  readonly token: string
  readonly lifts: string[]
}

/** Brings blocks in, and answers their devices with tokens. */
export function createEstate(
  server: Pick<TestServer, 'db'>,
  blocks: readonly EstateBlock[] = [block()],
): Promise<TestDevice[]> {
  return inTransaction(server.db, async tx => {
    await importEstate(tx, blocks, 0)
    return issueTokens(tx)
  })
}

let seq = 0

/** An alarm message as a device sends it, over HTTP; SET of fault 7 on lift A unless it says otherwise. */
export async function sendAlarm(
  server: Pick<TestServer, 'url'>,
  device: TestDevice,
  change: Record<string, unknown> = {},
): Promise<{ accepted: number; deadLetters: { index: number; reason: string }[] }> {
  const message = { ts: Date.now(), seq: ++seq, lift: 'A', type: 'LIFT_FAULT', number: 7, state: 'SET', ...change }
  return postMessages(server, device, [message])
}

/** Posts messages as they are. */
export async function postMessages(
  server: Pick<TestServer, 'url'>,
  device: Pick<TestDevice, 'token'>,
  messages: readonly unknown[],
): Promise<{ accepted: number; deadLetters: { index: number; reason: string }[] }> {
  const response = await fetch(`${server.url}/api/ingest`, {
    method: 'POST',
    headers: { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(messages),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as { accepted: number; deadLetters: { index: number; reason: string }[] }
}
