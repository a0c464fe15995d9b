import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { doctor } from '../../cli/src/commands/doctor'
import { run as runProgram } from '../../cli/src/program'
import { logIn } from '../harness/builders'
import { makeConfigFolder, memoryIo, optionsOf, runHere } from '../harness/cli'
import { server, test as usualTest, user as ann } from '../harness/fixtures'

interface Found {
  readonly check: string
  readonly status: string
  readonly detail: string
  readonly advice: string | null
}

const test = usualTest.extend('given', { scope: 'file' }, { user: { nickname: 'Ann' } })

async function examine(env: Record<string, string>) {
  const { code, stdout, stderr } = await runHere(['doctor', '-o', 'json'], { env })
  expect(stderr).toBe('')
  const { content } = JSON.parse(stdout) as { content: Found[] }
  return { code, all: content, of: (check: string) => content.find(found => found.check === check) }
}

async function folderLoggedIn() {
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await runHere(['login', ann.name, '--password-file', '-'], { env, stdin: ann.password })
  return env
}

test('doctor takes a format', () => {
  expect(optionsOf(doctor, [])).toEqual({ output: { format: 'table' }, server: false })
  expect(optionsOf(doctor, ['-o', 'json'])).toEqual({ output: { format: 'json' }, server: false })
})

test('where all is well it says so line by line, and ends with 0', async () => {
  const env = await folderLoggedIn()
  const { code, stdout, stderr } = await runHere(['doctor'], { env })
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout.trimEnd().split('\n')).toEqual([
    'Status  Check          Found',
    `ok      Configuration  ${env.LIFTWATCH_CONFIG_DIR}/sessions.json. No context. Set in the environment: LIFTWATCH_SERVER, LIFTWATCH_CONFIG_DIR.`,
    expect.stringMatching(/^ok {6}Server {9}http:\S+, version \d+\.\d+\.\d+, answered in \d+ ms\.$/),
    expect.stringMatching(/^ok {6}Clock {10}Less than \d+ s from the server’s\.$/),
    'ok      Readiness      The server is ready.',
    expect.stringMatching(/^ok {6}Session {8}\S+, Liftwatch; a session until \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\.$/),
    'ok      Terminal       None: no questions, colours or shortened columns.',
  ])
})

test('not logged in, or a token that does not hold: failed, with what to do, and 1', async () => {
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  const stranger = await examine(env)
  expect(stranger.code).toBe(1)
  expect(stranger.of('session')).toEqual({
    check: 'session',
    status: 'failed',
    detail: 'Log in first.',
    advice: 'Run: liftwatch login',
  })
  const { of } = await examine({ ...env, LIFTWATCH_TOKEN: 'lw_unknown' })
  expect(of('session')).toMatchObject({
    status: 'failed',
    detail: expect.stringContaining('LIFTWATCH_TOKEN') as string,
  })
  expect(JSON.stringify(await examine({ ...env, LIFTWATCH_TOKEN: 'lw_secret' }))).not.toContain('lw_secret')
})

test('a token that holds: who, where, and where it came from', async () => {
  const client = await logIn(server, ann)
  const { token } = await client.userTokens.create({ name: 'cron', permissions: ['lift-fault'], expiresInDays: 1 })
  const { code, of } = await examine({ LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: token })
  expect(code).toBe(0)
  expect(of('session')?.detail).toBe(`${ann.name}, Liftwatch; the access token from LIFTWATCH_TOKEN.`)
})

test('a server that cannot be reached: 8, and what depends on it is left out', async () => {
  const env = { LIFTWATCH_SERVER: 'http://127.0.0.1:1', LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  const { code, all } = await examine(env)
  expect(code).toBe(8)
  expect(all.map(({ check, status }) => `${check} ${status}`)).toEqual([
    'configuration ok',
    'server failed',
    'clock skipped',
    'readiness skipped',
    'session skipped',
    'terminal ok',
  ])
})

test('a clock that is wrong, and a terminal that cannot show Chinese, are warnings', async () => {
  const env = { ...(await folderLoggedIn()), LANG: 'C' }
  const { io, written } = memoryIo({ env }, { width: 200 })
  expect(await runProgram(['doctor'], { ...io, clock: () => Date.now() + 90_000 })).toBe(0)
  expect(written.stdout).toMatch(
    /\nwarning {2}Clock {10}(89|90) s ahead of the server’s\. Set the clock of this machine/,
  )
  expect(written.stdout).toMatch(/\nwarning {2}Terminal {7}200 columns, no colours, locale C\. Chinese may not show/)
})

test('the file: readable by others is a warning, not ours is a failure, a context that is not there too', async () => {
  const folder = await makeConfigFolder()
  const file = join(folder, 'sessions.json')
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: folder }
  await writeFile(file, '{}')
  await chmod(file, 0o644)
  expect((await examine(env)).of('configuration')).toMatchObject({
    status: 'warning',
    advice: `Run: chmod 600 ${file}`,
  })
  expect(await examine({ ...env, LIFTWATCH_CONTEXT: 'none' })).toMatchObject({ code: 1 })
  await writeFile(file, '[')
  const { code, of } = await examine(env)
  expect(code).toBe(1)
  expect(of('configuration')).toMatchObject({ status: 'failed', advice: expect.stringMatching(/^Fix it/) as string })
  expect(of('server')).toMatchObject({ status: 'skipped' })
})

test('in Chinese', async () => {
  const { of } = await examine({
    LIFTWATCH_SERVER: 'http://127.0.0.1:1',
    LIFTWATCH_LANG: 'zh',
    LIFTWATCH_CONFIG_DIR: '/dev/null/x',
  })
  expect(of('server')?.detail).toBe('无法连接服务器 http://127.0.0.1:1：连接被拒绝。')
})
