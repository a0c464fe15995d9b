import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { block, createEstate, createUser, logIn, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { makeConfigFolder, run, runHere, type Outcome } from '../harness/cli'
import { server, test } from '../harness/fixtures'

let device: TestDevice
let operator: TestUser

test.beforeAll(async () => {
  const [first] = await createEstate(server, [block(), block({ block: '206', lifts: 1 })])
  device = first!
  operator = await createUser(server)
})

/** Someone at a command line of their own. */
async function sitDown(user: TestUser) {
  const folder = await makeConfigFolder()
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: folder }
  const type = (line: string, stdin = '', more: Record<string, string> = {}): Promise<Outcome> =>
    runHere(line.split(' '), { env: { ...env, ...more }, stdin })
  const login = () => type(`login ${user.name} --password-file -`, `${user.password}\n`)
  return { type, login, env, folder }
}

async function sitDownLoggedIn(user = operator) {
  const seat = await sitDown(user)
  await seat.login()
  return seat
}

/** A fault that was just set, as the API tells it. */
async function newFault(number: number): Promise<string> {
  await sendAlarm(server, device, { number })
  const { content } = await (await logIn(server, operator)).liftFaults.page({ alarmLiftFaultNumber: number, size: 1 })
  return content[0]!.id
}

test('log in, see who one is, log out', async () => {
  const { type, login, folder } = await sitDown(operator)
  expect(await type('whoami')).toEqual({ code: 4, stdout: '', stderr: 'liftwatch: Log in first.\n' })
  expect(await login()).toEqual({
    code: 0,
    stdout: '',
    stderr: `Logged in as ${operator.name}.\nOrganisation: Liftwatch.\n`,
  })
  const { code, stdout, stderr } = await type('whoami')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout.split('\n')).toEqual([
    `E-mail address  ${operator.name}`,
    'Nickname        Nur Aisyah',
    'Organisation    Liftwatch',
    'Role            Superuser',
    `Server          ${server.url}`,
    'Access          session',
    expect.stringMatching(/^Expires {9}\d\d\/\d\d\/\d{4} [\d:]{8}$/),
    expect.stringMatching(/^Scope {11}All lifts: \d+$/),
    '',
  ])
  const { mode } = await stat(join(folder, 'sessions.json'))
  expect((mode & 0o777).toString(8)).toBe('600')
  expect(await type('logout')).toEqual({ code: 0, stdout: '', stderr: 'Logout success.\n' })
  expect((await type('whoami')).code).toBe(4)
  expect(await readFile(join(folder, 'sessions.json'), 'utf8')).not.toContain('cookie')
})

test('a wrong password is one line; the password comes from a file without its line end', async () => {
  const { type, folder } = await sitDown(operator)
  expect(await type(`login ${operator.name} --password-file -`, 'wrong')).toEqual({
    code: 4,
    stdout: '',
    stderr: 'liftwatch: Incorrect user name or password.\n',
  })
  const file = join(folder, 'password')
  await writeFile(file, `${operator.password}\r\n`)
  expect((await type(`login ${operator.name} --password-file ${file}`)).code).toBe(0)
})

test('organizations: list, use by name or id, LIFTWATCH_ORG, and one that is not there', async () => {
  const { type } = await sitDownLoggedIn()
  expect((await type('org list')).stdout).toMatch(/^Chosen {2}Name .*\nyes {5}Liftwatch {2}Liftwatch {2}Superuser {2}/)
  const use = await type('org use liftwatch')
  expect(use).toEqual({ code: 0, stdout: '', stderr: 'Organisation: Liftwatch.\n' })
  expect((await type(`org use ${operator.organizationId}`)).code).toBe(0)
  const stderr = "liftwatch: You are not a member of 'Nowhere'.\n"
  expect(await type('org use Nowhere')).toEqual({ code: 6, stdout: '', stderr })
  expect(await type('whoami', '', { LIFTWATCH_ORG: 'Nowhere' })).toEqual({ code: 6, stdout: '', stderr })
})

test('list: filters, pages, limit and all; what is cut says so', async () => {
  for (const number of [1, 2, 4]) await newFault(number)
  const { type } = await sitDownLoggedIn()
  const numbers = async (line: string) => {
    const { code, stdout, stderr } = await type(`alarms lift-fault list --number 1,2,4 -o jsonl ${line}`.trim())
    expect(code).toBe(0)
    const rows = stdout.split('\n').filter(Boolean)
    const numbersOf = rows.map(row => (JSON.parse(row) as { alarmLiftFaultNumber: number }).alarmLiftFaultNumber)
    return [numbersOf.toSorted((a, b) => a - b), stderr]
  }
  expect(await numbers('')).toEqual([[1, 2, 4], ''])
  expect(await numbers('--all')).toEqual([[1, 2, 4], ''])
  expect(await numbers('--limit 2 --sort alarmLiftFaultNumber,ASC')).toEqual([
    [1, 2],
    '2 of 3 shown; --all or --limit N shows more.\n',
  ])
  expect(await numbers('--page 1 --size 2 --sort alarmLiftFaultNumber,ASC')).toEqual([
    [4],
    '1 of 3 shown; --all or --limit N shows more.\n',
  ])
  expect(await numbers('--status closed')).toEqual([[], 'No lift faults.\n'])
  expect(await numbers('--from 2020-01-01 --to 2020-01-31')).toEqual([[], 'No lift faults.\n'])
  expect((await numbers('--town amk --block 205 --lift a --status outstanding --alarm-status set'))[0]).toHaveLength(3)
})

test('show: every field, and a fault that is not there', async () => {
  const id = await newFault(9)
  const { type } = await sitDownLoggedIn()
  const shown = await type(`alarms lift-fault show ${id}`)
  expect(shown.stdout).toMatch(/^Id {18}\S+\nLift {16}AMK-.*-205-A\nAddress {13}205 ANG MO KIO AVE 1\n/)
  const asJson = JSON.parse((await type(`alarms lift-fault show ${id} -o json`)).stdout) as Record<string, unknown>
  expect(asJson).toMatchObject({ id, alarmLiftFaultNumber: 9, acknowledgedBy: null })
  expect(asJson['alarmStartTs']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/)
  expect(await type('alarms lift-fault show 01890a5d-ac96-774b-bcce-b302099a8057')).toEqual({
    code: 6,
    stdout: '',
    stderr: 'liftwatch: Not found.\n',
  })
})

test('ack: repeated by the same operator it is the same; another operator sees who holds it and since when', async () => {
  const [first, second] = [await newFault(3), await newFault(5)]
  const { type } = await sitDownLoggedIn()
  for (const outcome of [await type(`alarms lift-fault ack ${first}`), await type(`alarms lift-fault ack ${first}`)]) {
    expect(outcome).toMatchObject({ code: 0, stderr: '' })
    expect(outcome.stdout).toMatch(new RegExp(`^${first}  AMK-.*-205-A +Acknowledged\\.\n$`))
  }
  const other = await sitDownLoggedIn(await createUser(server, { nickname: 'Tan Wei Ming' }))
  const partly = await other.type(`alarms lift-fault ack ${first} ${second}`)
  expect(partly.code).toBe(3)
  expect(partly.stderr).toBe('liftwatch: 1 of 2 failed.\n')
  expect(partly.stdout.split('\n')).toEqual([
    expect.stringMatching(/ - +Already acknowledged by Nur Aisyah at \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\.$/),
    expect.stringMatching(/ AMK-.* Acknowledged\.$/),
    '',
  ])
  const refused = await other.type(`alarms lift-fault ack ${first} -o jsonl`)
  expect(refused.code).toBe(7)
  expect(refused.stderr).toMatch(/^liftwatch: Already acknowledged by Nur Aisyah at /)
  expect(JSON.parse(refused.stdout)).toEqual({
    id: first,
    liftName: null,
    outcome: 'already-acknowledged',
    heldBy: 'Nur Aisyah',
    heldSince: expect.stringMatching(/\+08:00$/) as string,
  })
})

test('what one may not do is refused with 5', async () => {
  const reader = await createUser(server, { organization: 'BCA', type: 'BCA' })
  const { type } = await sitDownLoggedIn(reader)
  const stderr = 'liftwatch: Sorry, you are not authorized to do this.\n'
  expect(await type(`alarms lift-fault ack ${await newFault(11)}`)).toEqual({ code: 5, stdout: '', stderr })
  expect(await type(`lmds token ${device.clientId} --yes`)).toEqual({ code: 5, stdout: '', stderr })
})

test('a device’s new token is all of stdout, and works', async () => {
  const { type } = await sitDownLoggedIn()
  const { code, stdout, stderr } = await type(`lmds token ${device.clientId} --yes`)
  expect(code).toBe(0)
  expect(stderr).toMatch(new RegExp(`^A new token for ${device.clientId}\\.`))
  await expect(sendAlarm(server, device)).rejects.toThrow('bad-device')
  device = { ...device, token: stdout.trim() }
  expect(await sendAlarm(server, device)).toMatchObject({ accepted: 1 })
})

test('as a process, end to end', async () => {
  const { env } = await sitDown(operator)
  const argv = ['login', operator.name, '--password-file', '-', '--org', 'Liftwatch']
  expect((await run(argv, { env, stdin: operator.password })).code).toBe(0)
  const { code, stdout } = await run(['alarms', 'lift-fault', 'list', '-o', 'json'], { env })
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ content: expect.any(Array) as unknown[] })
})
