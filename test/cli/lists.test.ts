import { parse } from 'yaml'
import { describe, expect } from 'vitest'
import { block, createUser, logIn, postMessages, sendAlarm } from '../harness/builders'
import { test as usualTest, type } from '../harness/cli-fixtures'
import { device, server, user as operator } from '../harness/fixtures'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const

const test = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 3 })], user: { ...council, role: 'ADMIN' } },
)

test.beforeAll(async () => {
  await postMessages(server, device, [{ ts: Date.now(), lift: 'A', values: { floor: 7, LB: true } }])
  await sendAlarm(server, device, { lift: 'C', type: 'RBE', number: 7 })
})

/** Types a line, in which words are parted by single spaces. */
async function json<Answer>(line: string): Promise<Answer> {
  const { code, stdout, stderr } = await type(`${line} -o json`)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as Answer
}

interface List {
  readonly content: readonly { readonly id: string; readonly name?: string }[]
  readonly totalElements: number
  readonly isCut: boolean
}

async function idsOf(line: string): Promise<string[]> {
  return (await json<List>(line)).content.map(({ id }) => id)
}

describe('the estate', () => {
  test('lifts: list, show, and what one says', async () => {
    const { content, isCut } = await json<List>('lifts list --lift a')
    expect(content).toMatchObject([{ name: 'AMK-AMA1-205-A', flags: ['LB'], building: { name: 'AMK-AMA1-205' } }])
    expect(isCut).toBe(false)
    expect(await idsOf('lifts list --filter lift=a')).toEqual([content[0]!.id])
    expect((await type('lifts list --lift a --filter lift=b')).code).toBe(2)
    const table = await type('lifts list')
    expect(table.stdout).toMatch(/^Id +Lift +LMD ID +Online +Flags +Open faults +Address\n/)
    expect(table.stdout).toMatch(/AMK-AMA1-205-A +AMK-AMA1-205 +Online +LB +0 +205 ANG MO KIO AVE 1\n/)
    const { id } = content[0]!
    expect((await type(`lifts show ${id}`)).stdout).toMatch(/^Id +\S+\nLift +AMK-AMA1-205-A\nOnline +Online\n/)
    const said = await json<{ content: unknown[] }>(`lifts telemetry ${id}`)
    expect(said.content).toEqual([
      { key: 'LB', value: true, ts: expect.stringMatching(/\+08:00$/) as unknown },
      { key: 'floor', value: 7, ts: expect.stringMatching(/\+08:00$/) as unknown },
    ])
    const [other] = await idsOf('lifts list --lift b')
    expect(await type(`lifts telemetry ${other}`)).toEqual({
      code: 0,
      stdout: '',
      stderr: 'No telemetry from this lift yet.\n',
    })
  })

  test('buildings and devices, and the lifts of each', async () => {
    const [building] = await idsOf('buildings list --block 205')
    expect((await type(`buildings show ${building}`)).stdout).toMatch(/Building +AMK-AMA1-205\n/)
    expect((await json<List>(`buildings lifts ${building}`)).totalElements).toBe(3)
    const [lmd] = await idsOf('lmds list --online online')
    expect((await type(`lmds show ${lmd}`)).stdout).toMatch(/Test call +Overdue\n/)
    const cut = await type(`lmds lifts ${lmd} --limit 2 -o json`)
    expect(cut.stderr).toBe('2 of 3 shown; --all or --limit N shows more.\n')
    expect(JSON.parse(cut.stdout)).toMatchObject({ totalElements: 3, isCut: true })
    expect(await type('lmds versions')).toMatchObject({ code: 0 })
    expect(await type('lmds list --online offline')).toEqual({ code: 0, stdout: '', stderr: 'No devices.\n' })
  })

  test('what is not there is exit code 6', async () => {
    const unknown = '01890a5d-ac96-774b-bcce-b302099a8057'
    for (const line of ['lifts show', 'lifts telemetry', 'buildings show', 'lmds lifts'])
      expect(await type(`${line} ${unknown}`)).toMatchObject({ code: 6, stdout: '' })
  })
})

describe('alarms', () => {
  test('a passenger trap: list, count, dry run, acknowledged, helper on site, reported', async () => {
    await sendAlarm(server, device, { lift: 'A', type: 'PASSENGER_TRAP', number: 0 })
    const [id] = await idsOf('alarms passenger-trap list --status outstanding')
    expect((await type('alarms passenger-trap count')).stdout).toMatch(
      /^All +1\nDeployment +0\nOutstanding +1\nClosed +0\n$/,
    )
    expect(await type(`alarms passenger-trap arrive ${id} --dry-run`)).toEqual({
      code: 7,
      stdout: expect.stringMatching(/Acknowledge first\.\n$/) as unknown,
      stderr: expect.stringContaining('A dry run: nothing was changed.\n') as unknown,
    })
    expect((await type(`alarms passenger-trap ack ${id} --team North --dry-run`)).code).toBe(0)
    expect((await json<List>('alarms passenger-trap list --status outstanding')).totalElements).toBe(1)
    expect((await type(`alarms passenger-trap ack ${id} --team North`)).stdout).toMatch(/-A +Acknowledged\.\n$/)
    expect((await type(`alarms passenger-trap arrive ${id}`)).stdout).toMatch(/Arrival recorded\.\n$/)
    await sendAlarm(server, device, { lift: 'A', type: 'PASSENGER_TRAP', number: 0, state: 'CLEAR' })
    expect((await type(`alarms passenger-trap report ${id} --name Lim --code 1010 --result Freed.`)).code).toBe(0)
    const shown = await json<object>(`alarms passenger-trap show ${id}`)
    expect(shown).toMatchObject({
      team: 'North',
      operationalStatus: 'CLOSED',
      operatorName: 'Lim',
      ptCode: '1010',
      result: 'Freed.',
      acknowledgedBy: { name: operator.nickname },
    })
  })

  test('lift faults: count, comment, arrive, report, and one that is refused among several', async () => {
    await sendAlarm(server, device, { lift: 'A', number: 7 })
    await sendAlarm(server, device, { lift: 'B', number: 7 })
    const [first, second] = (await idsOf('alarms lift-fault list --number 7 --sort liftName,ASC')) as [string, string]
    const other = await logIn(server, await createUser(server, { ...council, nickname: 'Priya Raman' }))
    await other.liftFaults.acknowledge({ id: second })
    const partly = await type(`alarms lift-fault ack ${first} ${second} --comment night`)
    expect(partly).toMatchObject({ code: 3, stderr: 'liftwatch: 1 of 2 failed.\n' })
    expect(partly.stdout).toMatch(/-A +Acknowledged\.\n.* Already acknowledged by Priya Raman at .*\n$/)
    expect((await type(`alarms lift-fault arrive ${first}`)).code).toBe(0)
    expect((await type(`alarms lift-fault report ${first} --name Lim --result Repaired.`)).code).toBe(0)
    expect(await json<object>('alarms lift-fault count --number 7')).toMatchObject({ total: 2, deploymentTotal: 1 })
    const entries = await json<{ content: { detail: object }[] }>('audit list --action liftFaults.acknowledge')
    expect(entries.content.map(({ detail }) => detail)).toContainEqual({ comment: 'night' })
  })

  test('building alarms', async () => {
    const { content } = await json<List>('alarms rbe list --code LM')
    expect(content).toMatchObject([{ lift: { name: 'AMK-AMA1-205-C' }, type: 'LM', alarmStatus: 'SET' }])
    expect((await type('alarms rbe list')).stdout).toMatch(/AMK-AMA1-205-C +LM +Maintenance mode +Set/)
    const [id] = await idsOf('alarms rbe list --code LM')
    expect(await json<object>(`alarms rbe show ${id}`)).toMatchObject({ id, number: 7, type: 'LM', closedAt: null })
    expect((await type('alarms rbe count --code LM')).stdout).toMatch(
      /^All +1\nDeployment +0\nOutstanding +1\nClosed +0\n$/,
    )
    const unknown = await type('alarms rbe show 019a0000-0000-7000-8000-000000000000')
    expect(unknown).toMatchObject({ code: 6, stdout: '' })
  })
})

describe('what is written', () => {
  test('wide has every column, YAML what JSON has, and chosen columns are in their order in every format', async () => {
    expect((await type('lifts list -o wide')).stdout).toMatch(
      /^Id .*Last online .*Town council .*Lift company .*Ward\n/,
    )
    expect(parse((await type('lifts list -o yaml')).stdout)).toEqual(await json('lifts list'))
    expect((await type('lifts list --columns name,liftCompany -o csv')).stdout).toBe(
      'name,liftCompany\nAMK-AMA1-205-A,Ascendo Lifts\nAMK-AMA1-205-B,Ascendo Lifts\nAMK-AMA1-205-C,Ascendo Lifts\n',
    )
    expect((await type('lifts list --columns name,liftCompany -o csv --delimiter tab --bom --limit 1')).stdout).toBe(
      '\uFEFFname\tliftCompany\nAMK-AMA1-205-A\tAscendo Lifts\n',
    )
    expect(await type('lifts list --bom')).toMatchObject({ code: 2, stdout: '' })
    expect((await type('lifts list --columns name,floor')).stderr).toMatch(
      /option '--columns <names>': must be all, or of id, name, /,
    )
  })

  test('nothing found is exit code 9 for who asks for it', async () => {
    expect(await type('alarms lift-fault list --status closed')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'No lift faults.\n',
    })
    expect(await type('alarms lift-fault list --status closed --fail-if-empty')).toEqual({
      code: 9,
      stdout: '',
      stderr: 'liftwatch: Nothing matches.\n',
    })
  })

  test('what would steer a terminal is spelt out in YAML as in JSON', async () => {
    await sendAlarm(server, device, { lift: 'B', number: 11, description: '\u001b[2J\u009b31m\u202e evil' })
    const { stdout } = await type('alarms lift-fault list --number 11 -o yaml')
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(parse(stdout)).toEqual(await json('alarms lift-fault list --number 11'))
  })
})

describe('access tokens and mails', () => {
  test('a token is made, shown this once, listed, and revoked', async () => {
    const made = await type('tokens create nightly --permission lift-fault,home --days 7')
    expect(made).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\S+\n$/) as unknown,
      stderr: 'The token for nightly. It is not shown again.\n',
    })
    const { content } = await json<List>('tokens list')
    expect(content).toMatchObject([{ name: 'nightly', permissions: ['lift-fault', 'home'], lastUsedAt: null }])
    expect(JSON.stringify(content)).not.toContain(made.stdout.trim())
    const [token] = content
    expect(await type(`tokens revoke ${token!.id} --yes`)).toEqual({
      code: 0,
      stdout: '',
      stderr: 'The token is revoked.\n',
    })
    expect(await type('tokens list')).toEqual({ code: 0, stdout: '', stderr: 'No tokens.\n' })
    expect((await type('tokens create x --permission cats --days 7')).code).toBe(2)
    expect((await type('tokens create x --permission home --days 999')).stderr).toMatch(/option '--days <n>'/)
  })

  test('the outbox has the mails that the server wrote', async () => {
    expect(await type('mail outbox')).toEqual({ code: 0, stdout: '', stderr: 'No mails.\n' })
    const client = await logIn(server, operator)
    await client.accounts.invite({ emails: ['lim@test.example'], role: 'USER' })
    const { content } = await json<List>('mail outbox')
    expect(content).toMatchObject([{ recipient: 'lim@test.example', sentAt: null }])
    expect((await type('mail outbox')).stdout).toMatch(/^Created +To +Subject +Sent\n.*lim@test\.example/)
  })
})
