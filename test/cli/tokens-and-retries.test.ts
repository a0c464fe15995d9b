import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { makeConfigFolder, run, runHere, start } from '../harness/cli'
import { client, server, test as usualTest, user as ann } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { client: { nickname: 'Ann' } })

let made = 0
function newToken() {
  made += 1
  return client.userTokens.create({ name: `cron ${made}`, permissions: ['lift-fault'], expiresInDays: 1 })
}

const refused = (source: string) => ({
  code: 4,
  stdout: '',
  stderr: `liftwatch: The access token from ${source} is no longer valid: it has expired or was removed.\n`,
})

test('a night of cron: a token is made, added as a context, used with an empty environment, and removed', async () => {
  const folder = await makeConfigFolder()
  const { token, userToken } = await newToken()
  const bare = { isBare: true, env: { LIFTWATCH_CONFIG_DIR: folder } }
  const add = ['context', 'add', 'night', '--server', server.url, '--token-file', '-']
  expect(await run(add, { ...bare, stdin: token })).toMatchObject({ code: 0, stdout: '' })
  const list = ['alarms', 'lift-fault', 'list', '-o', 'json']
  expect(await run(list, bare)).toEqual({
    code: 0,
    stdout: '{\n  "content": [],\n  "totalElements": 0,\n  "isCut": false\n}\n',
    stderr: 'No lift faults.\n',
  })
  await client.userTokens.remove({ id: userToken.id })
  expect(await run(list, bare)).toEqual(refused('context night'))
})

test('server and token in the environment are enough: no HOME is needed, and the disk is left alone', async () => {
  const { token } = await newToken()
  const never = join(await makeConfigFolder(), 'never')
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: token }
  const bare = await run(['whoami', '-o', 'json'], { isBare: true, env })
  expect(bare).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(bare.stdout)).toMatchObject({ nickname: 'Ann', organization: { name: 'Liftwatch' } })
  for (const folder of [never, '/dev/null/there']) {
    const whoami = await runHere(['whoami'], { env: { ...env, LIFTWATCH_CONFIG_DIR: folder } })
    expect(whoami).toMatchObject({ code: 0, stderr: '' })
  }
  await runHere(['whoami'], { env: { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: never } })
  await expect(access(never)).rejects.toThrow('ENOENT')
})

test('with a token no one logs in or out, and one that does not hold is named', async () => {
  const folder = await makeConfigFolder()
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: 'lw_unknown', LIFTWATCH_CONFIG_DIR: folder }
  expect(await runHere(['login', ann.name], { env })).toEqual({
    code: 0,
    stdout: '',
    stderr: 'The access token from LIFTWATCH_TOKEN is in use; there is no need to log in.\n',
  })
  expect(await runHere(['logout'], { env })).toEqual({
    code: 0,
    stdout: '',
    stderr: 'The access token from LIFTWATCH_TOKEN is in use; there is no session to end.\n',
  })
  for (const argv of [['whoami'], ['alarms', 'lift-fault', 'list']])
    expect(await runHere(argv, { env })).toEqual(refused('LIFTWATCH_TOKEN'))
})

test('what a token may not do is refused, whether by its permissions or because it needs a log-in', async () => {
  const { token } = await newToken()
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: token }
  const ack = ['alarms', 'lift-fault', 'ack', '01890a5d-ac96-774b-bcce-b302099a8057']
  expect((await runHere(ack, { env })).code).toBe(5)
  expect(await runHere(['org', 'use', 'Liftwatch'], { env })).toMatchObject({ code: 0 })
})

test('a server that restarts is waited for, with a line for each try; without --retry it is not', async () => {
  const { token } = await newToken()
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: token }
  const away = `Server ${server.url} unreachable: the connection was refused.`
  const { resume } = await server.pause()
  expect(await runHere(['whoami'], { env })).toEqual({ code: 8, stdout: '', stderr: `liftwatch: ${away}\n` })
  expect(await runHere(['whoami', '--retry', '1'], { env })).toEqual({
    code: 8,
    stdout: '',
    stderr: `${away} Trying again in 1 s (1 of 1).\nliftwatch: ${away}\n`,
  })
  const waiting = start(['whoami'], {
    env: { ...env, LIFTWATCH_RETRY: '4', LIFTWATCH_CONFIG_DIR: await makeConfigFolder() },
  })
  await waiting.waitFor('Trying again')
  await resume()
  const { code, stderr } = await waiting.ended
  expect(code).toBe(0)
  expect(stderr.split('\n')[0]).toBe(`${away} Trying again in 1 s (1 of 4).`)
})

test('a server that does not answer is given up after --timeout; what may not be done twice is not tried again', async () => {
  const { createServer } = await import('node:http')
  let calls = 0
  const silent = createServer(() => (calls += 1))
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(silent.address() as { port: number }).port}`
  const env = { LIFTWATCH_SERVER: url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder(), LIFTWATCH_TIMEOUT: '1s' }
  const stderr = `liftwatch: The server at ${url} did not answer in time.\n`
  expect(await runHere(['logout'], { env })).toEqual({ code: 8, stdout: '', stderr })
  const login = ['login', ann.name, '--password-file', '-', '--retry', '3']
  expect(await runHere(login, { env, stdin: 'secret' })).toEqual({ code: 8, stdout: '', stderr })
  expect(calls).toBe(2)
  silent.closeAllConnections()
  silent.close()
})
