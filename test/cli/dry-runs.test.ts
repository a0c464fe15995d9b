import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { userTokensMax } from '@liftwatch/core/limits'
import { createEstate, createUser, logIn, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { makeConfigFolder, runHere, type Outcome } from '../harness/cli'
import { server, test } from '../harness/fixtures'

const unknown = '01890a5d-ac96-774b-bcce-b302099a8057'
const dry = 'A dry run: nothing was changed.\n'
const said = (stderr: string) => ({ code: 0, stdout: '', stderr })

let device: TestDevice
let user: TestUser
let client: Client
let env: Record<string, string>

test.beforeAll(async () => {
  ;[device] = (await createEstate(server)) as [TestDevice]
})
beforeEach(async () => {
  user = await createUser(server)
  client = await logIn(server, user)
  env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await type(`login ${user.name} --password-file -`, user.password)
})

function type(line: string, stdin = '', more: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return runHere(line.split(' '), { env: { ...env, ...more }, stdin })
}

/** At a terminal, where someone answers. */
function typeAndAnswer(line: string, answer: string): Promise<Outcome> {
  return runHere(line.split(' '), { env, stdin: `${answer}\n`, isTyped: true })
}

function newToken(name = 'cron') {
  return client.userTokens.create({ name, permissions: ['lift-fault'], expiresInDays: 1 })
}

const mine = () => client.userTokens.list({})

test('tokens create: what would be made, and the server’s reasons against it', async () => {
  const { code, stdout, stderr } = await type('tokens create cron --permission lift-fault --days 7 --dry-run -o json')
  expect([code, stderr]).toEqual([0, dry])
  expect(JSON.parse(stdout)).toEqual({
    name: 'cron',
    organization: { id: expect.any(String) as string, name: 'Liftwatch' },
    expiresAt: expect.stringMatching(/\+08:00$/) as string,
    permissions: ['lift-fault'],
  })
  expect(await mine()).toEqual([])
  for (const flag of ['--dry-run', '--retry 0'])
    expect((await type(`tokens create x --permission organization.write --days 7 ${flag}`)).code).toBe(5)
  for (let made = (await mine()).length; made < userTokensMax; made += 1) await newToken(`cron ${made}`)
  for (const flag of ['--dry-run', '--retry 0'])
    expect(await type(`tokens create x --permission home --days 7 ${flag}`)).toEqual({
      code: 7,
      stdout: '',
      stderr: 'liftwatch: There are 20 tokens already; remove one first.\n',
    })
})

test('tokens revoke: it asks on a terminal, and without one wants --yes', async () => {
  const { userToken } = await newToken()
  const line = `tokens revoke ${userToken.id}`
  const question = 'Revoke the access token cron? [y/N] '
  expect(await type(line)).toEqual({
    code: 2,
    stdout: '',
    stderr: 'liftwatch: There is no terminal to ask on; give --yes.\n',
  })
  expect(await type(`${line} --dry-run`)).toEqual(said(`The token is revoked.\n${dry}`))
  for (const answer of ['', 'n', 'yesterday']) {
    const { code, stdout, stderr } = await typeAndAnswer(line, answer)
    expect([code, stdout]).toEqual([130, ''])
    expect(stderr).toContain(question)
    expect(stderr).toMatch(/Nothing was changed\.\n$/)
  }
  expect(await mine()).toHaveLength(1)
  const { code, stderr } = await typeAndAnswer(line, 'Y')
  expect(code).toBe(0)
  expect(stderr).toContain(question)
  expect(stderr).toMatch(/The token is revoked\.\n$/)
  expect(await mine()).toEqual([])
  for (const flag of ['--dry-run', '--yes']) expect((await type(`tokens revoke ${unknown} ${flag}`)).code).toBe(6)
})

test('with an access token a dry run is refused as the action is', async () => {
  const { token, userToken } = await newToken()
  for (const line of [
    `tokens revoke ${userToken.id} --dry-run`,
    'tokens create x --permission home --days 1 --dry-run',
  ])
    expect((await type(line, '', { LIFTWATCH_TOKEN: token })).code).toBe(5)
})

test('lmds token: asked for, since the device’s own stops working', async () => {
  const line = `lmds token ${device.clientId}`
  expect(await type(line)).toMatchObject({ code: 2, stdout: '' })
  expect(await type(`${line} --dry-run`)).toEqual(said(dry))
  expect((await typeAndAnswer(line, 'no')).code).toBe(130)
  expect(await sendAlarm(server, device)).toMatchObject({ accepted: 1 })
  const { code, stdout, stderr } = await typeAndAnswer(line, 'yes')
  expect([code, stderr]).toEqual([0, expect.stringContaining('so that the one it has stops working? [y/N] ')])
  device = { ...device, token: stdout.trim() }
  expect(await sendAlarm(server, device)).toMatchObject({ accepted: 1 })
  expect((await type(`lmds token ${device.clientId.slice(0, -1)} --dry-run`)).code).toBe(6)
  const reader = await createUser(server, { organization: 'BCA', type: 'BCA' })
  await type(`login ${reader.name} --password-file -`, reader.password)
  expect((await type(`${line} --dry-run`)).code).toBe(5)
})

test('contexts and the organization: a dry run says the same, and the file stays as it is', async () => {
  await type('context add one --server http://one.example')
  const file = () => readFile(join(env['LIFTWATCH_CONFIG_DIR']!, 'sessions.json'), 'utf8')
  const before = await file()
  for (const [line, words] of [
    ['context add two --server http://two.example', 'Context two was added.'],
    ['context use one', 'Context one: http://one.example.'],
    ['context remove one', 'Context one was removed.'],
  ])
    expect(await type(`${line} --dry-run`)).toEqual(said(`${words}\n${dry}`))
  expect(await type('context add one --server http://one.example --dry-run')).toMatchObject({ code: 7 })
  expect(await type('context use two --dry-run')).toMatchObject({ code: 6 })
  expect(await type('context remove one')).toMatchObject({ code: 2, stdout: '' })
  expect((await typeAndAnswer('context remove one', 'n')).code).toBe(130)
  expect(await file()).toBe(before)
  expect(await type('org use liftwatch --dry-run')).toEqual(said(`Organisation: Liftwatch.\n${dry}`))
  expect((await type('org use Nowhere --dry-run')).code).toBe(6)
  expect((await typeAndAnswer('context remove one', 'y')).stderr).toMatch(/Context one was removed\.\n$/)
  expect(await file()).not.toContain('one.example')
})
