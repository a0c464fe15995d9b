import { describe, expect } from 'vitest'
import { createClient } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { createHeldPlace } from '../../cli/src/account/held-place'
import { insertMembership } from '../../server/src/queries/users'
import { createUser } from '../harness/builders'
import { makeConfigFolder, runHere } from '../harness/cli'
import { it as usualTest, server, user } from '../harness/fixtures'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { user: { organization: 'North Council', type: 'TOWN_COUNCIL' } },
)

let southId: string

it.beforeAll(async () => {
  southId = (await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })).organizationId
  await insertMembership(server.db, { userId: user.id, organizationId: southId, role: 'USER' })
})

describe('scripts of one session', () => {
  it('work each in its own organization, and leave the choice of the session alone', async () => {
    const env = { LIFTWATCH_CONFIG_DIR: await makeConfigFolder(), LIFTWATCH_SERVER: server.url }
    const type = (line: string, more: Record<string, string> = {}, stdin = '') =>
      runHere(line.split(' '), { env: { ...env, ...more }, stdin })
    const where = async (more: Record<string, string> = {}) =>
      (JSON.parse((await type('whoami -o json', more)).stdout) as { organization: { name: string } }).organization.name
    await type(`login ${user.name} --password-file -`, {}, user.password)
    expect((await runHere(['org', 'use', 'North Council'], { env })).code).toBe(0)
    expect(await where({ LIFTWATCH_ORG: 'South Council' })).toBe('South Council')
    expect(await where()).toBe('North Council')
  })

  it('end in the organization in which they began', async () => {
    let cookie: string | undefined
    const jar = cookieCredentials({ read: () => cookie, write: value => (cookie = value) })
    const place = createHeldPlace()
    const elsewhere = createClient({ baseUrl: server.url, fetch, credentials: jar })
    await elsewhere.session.login(user)
    await elsewhere.organizations.select({ id: user.organizationId })
    const run = createClient({
      baseUrl: server.url,
      fetch,
      credentials: place.seenBy(jar),
      workingAs: place.workingAs,
    })
    expect(await run.organizations.selected({})).toMatchObject({ name: 'North Council' })
    await elsewhere.organizations.select({ id: southId })
    expect(await run.organizations.selected({})).toMatchObject({ name: 'North Council' })
  })
})
