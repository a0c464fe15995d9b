import { expect } from 'vitest'
import { logIn } from '../harness/builders'
import { makeConfigFolder, runHere } from '../harness/cli'
import { server, test as usualTest, user as admin } from '../harness/fixtures'
import { quietPort } from '../harness/quiet-port'

const test = usualTest.extend('given', { scope: 'file' }, { user: { role: 'ADMIN' } })

test('--verbose says each call with the request id that the server keeps of it, and no secret', async () => {
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  const login = ['login', admin.name, '--password-file', '-', '--verbose']
  const said = (await runHere(login, { env, stdin: admin.password })).stderr
  expect(said.split('\n')[0]).toMatch(new RegExp(`^POST ${server.url}/api/login: 200, \\d+ ms, request id [\\w-]{8,}$`))
  expect(said).not.toContain(admin.password)
  const create = 'tokens create nightly --permission home --days 1'.split(' ')
  const { stdout, stderr } = await runHere(['--verbose', ...create], { env })
  expect(stdout).toMatch(/^lw_/)
  expect(stderr).not.toContain(stdout.trim())
  const [, requestId] = /^POST \S+\/api\/user\/tokens: 200, \d+ ms, request id (\S+)$/m.exec(stderr)!
  const { content } = await (await logIn(server, admin)).audit.page({ sort: 'at,DESC' })
  expect(content.map(entry => entry.requestId)).toContain(requestId)
  expect((await runHere(['whoami'], { env })).stderr).toBe('')
})

test('--verbose leaves out what is looked for', async () => {
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await runHere(['login', admin.name, '--password-file', '-'], { env, stdin: admin.password })
  const { stderr } = await runHere(['alarms', 'lift-fault', 'list', '--status', 'outstanding', '--verbose'], { env })
  expect(stderr).toMatch(new RegExp(`^GET ${server.url}/api/lift/fault/page: 200, \\d+ ms, request id \\S+$`, 'm'))
})

test('--verbose says each try that got no answer', async () => {
  const port = await quietPort()
  const env = { LIFTWATCH_SERVER: `http://127.0.0.1:${port}`, LIFTWATCH_TOKEN: 'lw_secret' }
  const { code, stderr } = await runHere(['whoami', '--verbose', '--retry', '1'], { env })
  expect(code).toBe(8)
  const unanswered = expect.stringMatching(/^GET http:\S+\/api\/user\/info: no answer, \d+ ms$/) as unknown
  expect(stderr.trimEnd().split('\n')).toEqual([
    unanswered,
    expect.stringContaining('Trying again in 1 s (1 of 1).'),
    unanswered,
    `liftwatch: Server http://127.0.0.1:${port} unreachable: the connection was refused.`,
  ])
})
