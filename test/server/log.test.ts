import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorTable } from '@liftwatch/core/errors'
import { connect } from '../../server/src/db/connect'
import { newClient } from '../harness/builders'
import { createTestDatabase, type TestDatabase } from '../harness/database'
import { outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const main = new URL('../../server/src/main.ts', import.meta.url).href
const program = `import { main } from '${main}'\nprocess.exit(await main([], process.env))`
const mentioned = 'stranger@test.example'

let database: TestDatabase
let folder: string
let child: ChildProcess
let url: string
let log = ''

/** The server as a process of its own, with all that it has to say. */
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'lw-log-'))
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    LIFTWATCH_DATA: folder,
    LIFTWATCH_PORT: '0',
    LIFTWATCH_MQTT_PORT: '0',
    LIFTWATCH_LOG_LEVEL: 'trace',
  }
  child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const output of [child.stdout!, child.stderr!]) output.on('data', chunk => (log += String(chunk)))
  ;({ url } = await new Promise<{ url: string }>(resolve =>
    child.once('message', ready => resolve(ready as { url: string })),
  ))
})
afterAll(async () => {
  child.kill('SIGTERM')
  await new Promise(resolve => child.once('exit', resolve))
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Those that have come whole. */
function lines(): Record<string, unknown>[] {
  return log
    .slice(0, log.lastIndexOf('\n'))
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line) as Record<string, unknown>)
}

it('each call is one line with its caller and the id that the caller gave, and no secret is in any line', async () => {
  const [password, name] = (await readFile(join(folder, 'first-admin'), 'utf8')).split('\n') as [string, string]
  // 128 random bits.
  expect(password).toMatch(/^[\w-]{22}$/)
  const cookies: string[] = []
  const client = newClient({ url }, async (input, init) => {
    const response = await fetch(input, {
      ...init,
      headers: { ...(init!.headers as object), 'x-request-id': 'spoken-for' },
    })
    cookies.push(...response.headers.getSetCookie().map(line => /=([^;]*)/.exec(line)![1]!))
    return response
  })
  expect(await outcomeOf(client.session.login({ name: mentioned, password: 'guessed-secret' }))).toBe('bad-login')
  await client.session.login({ name, password })
  // Who has logged in has the password, and no one else is to find it.
  await expect(readFile(join(folder, 'first-admin'))).rejects.toThrow('ENOENT')
  const [organization] = await client.organizations.mine({})
  await client.organizations.select({ id: organization!.id })
  await client.lifts.page({ postalCode: 'searched-for' })
  const link = 'the-secret-of-a-link-in-a-mail'
  expect(await outcomeOf(client.accounts.invitation({ token: link }))).toBe('link-expired')
  await fetch(`${url}/api/ingest`, { method: 'POST', headers: { authorization: 'Bearer device-secret' } })
  await soon(() => expect(lines().map(({ endpoint }) => endpoint)).toContain('ingest.post'))

  const calls = lines().filter(({ msg, clientRequestId }) => msg === 'call' && clientRequestId === 'spoken-for')
  const { id: user } = await client.session.user({})
  expect(calls).toMatchObject([
    {
      endpoint: 'session.login',
      method: 'POST',
      path: '/api/login',
      status: 400,
      code: 'bad-login',
      address: '127.0.0.1',
    },
    { endpoint: 'session.login', status: 200 },
    { endpoint: 'organizations.mine', status: 200, user, address: '127.0.0.1' },
    { endpoint: 'organizations.select', status: 200, user },
    { endpoint: 'lifts.page', path: '/api/lift/page', status: 200, user, organization: organization!.id },
    { endpoint: 'accounts.invitation', path: '/api/user/invite/:token', status: 410, code: 'link-expired' },
  ])
  expect(calls[1]).not.toHaveProperty('code')
  expect(cookies[0]!.length).toBeGreaterThan(40)
  expect(calls.map(({ reqId }) => reqId)).not.toContain('spoken-for')
  const databasePassword = new URL(database.url).password
  const secrets = [password, 'guessed-secret', cookies[0]!, 'device-secret', 'searched-for', link, databasePassword]
  for (const secret of secrets.filter(secret => secret !== '')) expect(log).not.toContain(secret)
})

it('a call that fails unexpectedly says nothing of the inside, and the log has why under its id', async () => {
  const owner = connect({ connectionString: database.url }, 1, () => {})
  await owner.db.execute(sql`ALTER TABLE attempt RENAME TO attempt_elsewhere`)
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: mentioned, password: 'guessed-secret' }),
  })
  await owner.db.execute(sql`ALTER TABLE attempt_elsewhere RENAME TO attempt`)
  await owner.close()
  const requestId = response.headers.get('x-request-id')
  expect(response.status).toBe(500)
  const { detail } = errorTable['system-failure']
  expect(await response.json()).toEqual({
    type: 'urn:liftwatch:error:system-failure',
    title: detail,
    status: 500,
    detail,
    code: 'system-failure',
    requestId,
  })
  const linesOfIt = () => lines().filter(({ reqId }) => reqId === requestId)
  await soon(() => expect(linesOfIt().map(({ msg }) => msg)).toContain('call'))
  const failure = linesOfIt().find(({ err }) => err !== undefined)
  expect(JSON.stringify(failure)).toMatch(/relation .*attempt.* does not exist/)
  expect(failure!['err']).toHaveProperty('stack')
  expect(linesOfIt().find(({ msg }) => msg === 'call')).toMatchObject({ status: 500, code: 'system-failure' })
  expect(log).not.toContain('guessed-secret')
})
