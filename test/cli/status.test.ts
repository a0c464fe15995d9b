import { expect } from 'vitest'
import { block, createUser, logIn, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { makeConfigFolder, runHere, type Outcome } from '../harness/cli'
import { server, test } from '../harness/fixtures'
import { createWatchedEstate } from '../harness/home-estate'

const minuteMs = 60_000

let device: TestDevice
let operator: TestUser

test.beforeAll(async () => {
  const estate = await createWatchedEstate(server, [block()])
  device = estate.devices[0]!
  operator = estate.user
})

async function sitDown(user: TestUser): Promise<(line: string, env?: Record<string, string>) => Promise<Outcome>> {
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await runHere(['login', user.name, '--password-file', '-'], { env, stdin: user.password })
  return (line, more = {}) => runHere(line.split(' '), { env: { ...env, ...more }, stdin: '' })
}

test('a quiet estate is said to be quiet, with its figures and the health of its server', async () => {
  const type = await sitDown(operator)
  const { code, stdout, stderr } = await type('status --exit-code')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^All quiet\. Nothing waits for anyone\. · As of \d\d:\d\d:\d\d\n\nOpen alarms 0\n/)
  expect(stdout).toContain('\nLifts 2 (Out of service 0)\n')
  expect(stdout).toMatch(/\nLast 24 hours\nLift faults {6}▁{24} {2}0, at most 0 an hour\nPassenger traps {2}▁{24} {2}/)
  expect(stdout).toMatch(/\n\nServer: clock agrees, devices in time\n$/)
  expect((await type('status', { LIFTWATCH_LANG: 'zh' })).stdout).toMatch(/[\u4e00-\u9fff]/)
})

test('what waits is shown in order, with its clock, and ends a script that asks with 10', async () => {
  const type = await sitDown(operator)
  const ts = Date.now() - 20 * minuteMs
  await sendAlarm(server, device, { number: 3, ts })
  await sendAlarm(server, device, { number: 7, ts: ts + 5 * minuteMs })
  await sendAlarm(server, device, { lift: 'B', type: 'PASSENGER_TRAP', number: 1, ts: ts + 10 * minuteMs })
  const { code, stdout } = await type('status --exit-code')
  expect(code).toBe(10)
  const lines = stdout.split('\n')
  expect(lines[0]).toMatch(/^Waiting for someone: 3 · As of/)
  expect(lines[2]).toMatch(/^What +Where +Waits +About +Address$/)
  expect(lines[3]).toMatch(/^Passenger trap +AMK-AMA1-205-B +1\d:\d\d +Passenger trapped +205 ANG MO KIO AVE 1$/)
  expect(lines[4]).toMatch(/^Urgent +AMK-AMA1-205-A +1\dm +7 Car stopped outside door zone +205/)
  expect(lines[5]).toMatch(/^Breakdown +AMK-AMA1-205-A +2\dm +3 Door closing failure +205/)
  expect(stdout).toContain('\nOpen lift faults 2 (Breakdown or urgent 2, Deployment 0, Outstanding 2)\n')
  expect(stdout).toMatch(/\nTown councils +Faults {2}Traps\nAng Mo Kio Town Council +2 {7}1\n/)
  expect((await type('status')).code).toBe(0)
})

test('who is trapped beyond the target ends it with 11, by the target that is given', async () => {
  const type = await sitDown(operator)
  const late = await type('status --exit-code --target 5')
  expect(late.code).toBe(11)
  expect(late.stdout).toMatch(/^A passenger has been trapped for more than 5 min, and no team is on site\. · As of/)
  expect((await type('status --exit-code --target 240')).code).toBe(10)
})

test('scripts get the same as a document', async () => {
  const type = await sitDown(operator)
  const { stdout } = await type('--tz UTC status -o json --target 5')
  expect(JSON.parse(stdout)).toMatchObject({
    state: 'late',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/) as string,
    targetMinutes: 5,
    waitingCnt: 3,
    waiting: [
      { part: 'passengerTraps', where: 'AMK-AMA1-205-B', address: '205 ANG MO KIO AVE 1' },
      { part: 'liftFaults', where: 'AMK-AMA1-205-A' },
      { part: 'liftFaults', where: 'AMK-AMA1-205-A' },
    ],
    openAlarmCnt: 3,
    lifts: { totalCnt: 2, outOfServiceCnt: 2 },
    ingestDelayMs: 0,
  })
})

test('who may read some of it sees that, and who may read nothing is not given a calm answer', async () => {
  const some = await createUser(server, { role: 'USER' })
  await grant(server, some, ['lmd'])
  const type = await sitDown(some)
  const { code, stdout } = await type('status --exit-code')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^All quiet\..* · Checked: Silent devices\n\nMonitoring devices 1 \(Silent 0\)\n\nServer: /)
  expect(JSON.parse((await type('status -o json')).stdout)).toMatchObject({ liftFaults: null, openAlarmCnt: null })

  const none = await sitDown(await createUser(server, { role: 'USER' }))
  expect(await none('status --exit-code')).toEqual({
    code: 5,
    stdout: '',
    stderr: 'liftwatch: You may not read anything that could wait for someone.\n',
  })
})

test('an access token is asked for what it has', async () => {
  const client = await logIn(server, operator)
  const { token } = await client.userTokens.create({
    name: 'status',
    permissions: ['home', 'rbe', 'lmd'],
    expiresInDays: 1,
  })
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder(), LIFTWATCH_TOKEN: token }
  const { code, stdout } = await runHere(['status', '-o', 'json', '--exit-code'], { env, stdin: '' })
  expect([code, (JSON.parse(stdout) as { state: string }).state]).toEqual([0, 'quiet'])
})
