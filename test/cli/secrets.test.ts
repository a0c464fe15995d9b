import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { beforeEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { createEstate, createUser, logIn, newBearerClient, type TestDevice } from '../harness/builders'
import { main, makeConfigFolder, run, runHere } from '../harness/cli'
import { server, test } from '../harness/fixtures'

let device: TestDevice
let client: Client
let env: Record<string, string>
let folder: string

test.beforeAll(async () => {
  ;[device] = (await createEstate(server)) as [TestDevice]
})
beforeEach(async () => {
  const user = await createUser(server, { role: 'ADMIN' })
  client = await logIn(server, user)
  env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await runHere(['login', user.name, '--password-file', '-'], { env, stdin: user.password })
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-secrets-'))
  return () => rm(folder, { recursive: true, force: true })
})

const out = () => join(folder, 'token.txt')
const newToken = ['tokens', 'create', 'cron', '--permission', 'lift-fault', '--days', '1']
const deviceToken = () => ['lmds', 'token', device.clientId, '--yes']

/** Whether a device's token works. */
async function works(token: string): Promise<boolean> {
  const { status } = await fetch(`${server.url}/api/ingest`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ topic: 'status', ts: Date.now(), online: true }]),
  })
  return status !== 401
}

/** What a shell gets of a command whose stdout goes elsewhere. */
function shell(argv: readonly string[], redirected: string): Promise<number> {
  const { PATH = '' } = process.env
  const line = `"$0" "$@" ${redirected}`
  return new Promise(resolve => {
    execFile(
      'bash',
      ['-o', 'pipefail', '-c', line, process.execPath, main, ...argv],
      { env: { PATH, ...env } },
      error => resolve(Number(error?.code ?? 0)),
    )
  })
}

describe.runIf(process.platform === 'linux')('a secret that was not taken is not valid', () => {
  test.for(['> /dev/full', '--out /dev/full', '--out /sys/token', '-o json > /dev/full'])('%s', async where => {
    expect(await shell(newToken, where)).toBe(1)
    expect(await client.userTokens.list({})).toEqual([])
    expect(await works(device.token)).toBe(true)
    expect(await shell(deviceToken(), where)).toBe(1)
    // Looked at twice: a device that was cut off is so at once.
    expect(await works(device.token)).toBe(true)
  })

  test('by a reader that has gone', async () => {
    expect(await shell(newToken, '| true')).not.toBe(0)
    expect(await client.userTokens.list({})).toEqual([])
    expect(await shell(deviceToken(), '| true')).not.toBe(0)
    expect(await works(device.token)).toBe(true)
  })
})

describe('--out', () => {
  test('an access token is in the file, alone, for its owner, and works', async () => {
    const outcome = await runHere([...newToken, '--out', out()], { env })
    expect(outcome).toMatchObject({ code: 0, stdout: '' })
    const text = await readFile(out(), 'utf8')
    expect(text).toMatch(/^lw_[\w-]{43}\n$/)
    expect((await stat(out())).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['token.txt'])
    await newBearerClient(server, text.trim()).liftFaults.page({})
  })

  test('what is there already stays, and so does the token of before', async () => {
    await writeFile(out(), 'mine\n')
    expect(await runHere([...newToken, '--out', out()], { env })).toMatchObject({ code: 7 })
    expect(await runHere([...deviceToken(), '--out', out()], { env })).toMatchObject({ code: 7 })
    expect(await readFile(out(), 'utf8')).toBe('mine\n')
    expect(await client.userTokens.list({})).toEqual([])
    expect(await works(device.token)).toBe(true)
  })

  test('what the server refuses leaves no file', async () => {
    expect(await run(['lmds', 'token', 'nowhere', '--yes', '--out', out()], { env })).toMatchObject({ code: 6 })
    expect(await readdir(folder)).toEqual([])
  })

  test('a device gets a new token, and the one before ends', async () => {
    const { code, stdout } = await runHere([...deviceToken(), '--out', out(), '-o', 'json'], { env })
    expect([code, JSON.parse(stdout)]).toEqual([0, { clientId: device.clientId }])
    const token = (await readFile(out(), 'utf8')).trim()
    expect([await works(token), await works(device.token)]).toEqual([true, false])
    device = { ...device, token }
  })
})

test('an access token gets a new secret: in its file, in place of the one before, which ends', async () => {
  const { token } = await client.userTokens.create({ name: 'cron', permissions: ['lifts'], expiresInDays: 1 })
  await writeFile(out(), `${token}\n`)
  const rotate = ['tokens', 'rotate', 'cron', '--yes', '--out', out()]
  expect(await runHere(rotate, { env })).toMatchObject({ code: 7 })
  expect(await runHere([...rotate.slice(0, -1), '/sys/token'], { env })).toMatchObject({ code: 1 })
  await newBearerClient(server, token).lifts.page({})
  expect(await runHere([...rotate, '--if-exists', 'replace'], { env })).toMatchObject({ code: 0, stdout: '' })
  await expect(newBearerClient(server, token).lifts.page({})).rejects.toMatchObject({ code: 'not-logged-in' })
  await newBearerClient(server, (await readFile(out(), 'utf8')).trim()).lifts.page({})
})

describe('tokens for many devices', () => {
  const tokens = () => ['lmds', 'tokens', '--all', '--yes', '--out', out()]

  test('are in a file for its owner, which scripts read by their CSV readers, and work', async () => {
    expect(await runHere(tokens(), { env })).toMatchObject({ code: 0, stdout: '' })
    const text = await readFile(out(), 'utf8')
    expect(text).toMatch(/^clientId,token\nAMK-AMA1-205,[\w-]{43}\n$/)
    expect((await stat(out())).mode & 0o777).toBe(0o600)
    const token = text.trim().split(',').at(-1)!
    expect([await works(token), await works(device.token)]).toEqual([true, false])
    device = { ...device, token }
    expect(await runHere(tokens(), { env })).toMatchObject({ code: 7 })
    expect(await works(token)).toBe(true)
  })

  test('that cannot be written are not valid, and those of before are', async () => {
    expect(await runHere([...tokens().slice(0, -1), '/sys/tokens'], { env })).toMatchObject({ code: 1 })
    expect(await works(device.token)).toBe(true)
  })
})

test('the server makes nothing twice of a token that it is sent twice, and takes no weak one', async () => {
  const token = `lw_${'Ab-_'.repeat(10)}abc`
  const input = { name: 'cron', permissions: ['lift-fault' as const], expiresInDays: 1, token }
  const first = await client.userTokens.create(input)
  expect(await client.userTokens.create(input)).toEqual(first)
  expect(await client.userTokens.list({})).toHaveLength(1)
  await expect(client.userTokens.create({ ...input, token: 'lw_short' })).rejects.toMatchObject({ code: 'bad-input' })
  const other = await logIn(server, await createUser(server))
  await expect(other.userTokens.create(input)).rejects.toMatchObject({ code: 'bad-input' })
})
