import { beforeEach, describe, expect } from 'vitest'
import { block, createUser, sendAlarm } from '../harness/builders'
import { test as usualTest, type, typeAndAnswer } from '../harness/cli-fixtures'
import { client, device, server } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], client: {} })

/** Faults of one number each, open and unacknowledged, the oldest first. */
let ids: string[]
let number = 100

beforeEach(async () => {
  number += 3
  for (const each of numbers()) await sendAlarm(server, device, { number: each, ts: Date.now() - 1_000 + each })
  const { content } = await client.liftFaults.page({ alarmLiftFaultNumber: numbers(), sort: 'alarmStartTs,ASC' })
  ids = content.map(({ id }) => id)
})

const numbers = () => [number, number + 1, number + 2]
const filter = () =>
  numbers()
    .map(each => `--filter alarmLiftFaultNumber=${each}`)
    .join(' ')

const statuses = () => Promise.all(ids.map(async id => (await client.liftFaults.detail({ id })).operationalStatus))
const untouched = ['OUTSTANDING', 'OUTSTANDING', 'OUTSTANDING']
const acknowledged = ['DEPLOYMENT', 'DEPLOYMENT', 'DEPLOYMENT']

describe('ids from standard input', () => {
  test('are a line each, with those that are typed, and a heading is none of them', async () => {
    const [first, ...others] = ids
    const listed = `id\n${others.join('\r\n')}\n\n${first}\n`
    const { code, stdout } = await type(`alarms lift-fault ack ${first} - -o csv`, listed)
    expect(code).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(4)
    expect(await statuses()).toEqual(acknowledged)
  })

  test('may be what a list has written', async () => {
    const { stdout } = await type(`alarms lift-fault list ${filter()} --columns id -o csv`)
    expect(await type('alarms lift-fault ack -', stdout)).toMatchObject({ code: 0 })
    expect(await statuses()).toEqual(acknowledged)
  })

  test('of which one is none are refused before anything is done', async () => {
    expect(await type('alarms lift-fault ack -', `${ids[0]}\nAMK\n`)).toEqual({
      code: 2,
      stdout: '',
      stderr: "liftwatch: 'AMK' must be an id such as 01890a5d-ac96-774b-bcce-b302099a8057.\n",
    })
    expect(await statuses()).toEqual(untouched)
  })

  test('of which there are none leave nothing to do, and that is said', async () => {
    expect(await type('alarms lift-fault ack -', '')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'No ids or names on standard input: nothing to do.\n',
    })
  })

  test('may be names, where records have names', async () => {
    const admin = await createUser(server, { role: 'ADMIN' })
    const [one, other] = [await createUser(server), await createUser(server)]
    await type(`login ${admin.name} --password-file -`, admin.password)
    const { code, stdout } = await type('users suspend - -o csv', `${one.name}\n${other.name}\n`)
    expect(code).toBe(0)
    expect(stdout.match(/,suspended$/gm)).toHaveLength(2)
  })
})

describe('what matches a filter', () => {
  test('is acknowledged with --yes, how many is said, and what cannot be is left out', async () => {
    await client.liftFaults.acknowledge({ id: ids[0]! })
    const { code, stdout, stderr } = await type(`alarms lift-fault ack ${filter()} --yes --comment 'one storm' -o csv`)
    expect([code, stderr]).toEqual([0, '2 match.\n'])
    expect(stdout.match(/,acknowledged,/g)).toHaveLength(2)
    expect(await statuses()).toEqual(acknowledged)
    expect(await type(`alarms lift-fault ack ${filter()} --yes`)).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Nothing matches: nothing to do.\n',
    })
  })

  test('is asked about at a terminal, with its number', async () => {
    const refused = await typeAndAnswer(`alarms lift-fault ack ${filter()}`, 'n')
    expect(refused.code).toBe(130)
    expect(refused.stderr).toContain('Acknowledge: 3 match. Go on? [y/N] ')
    expect(await statuses()).toEqual(untouched)
    expect((await typeAndAnswer(`alarms lift-fault ack ${filter()}`, 'y')).code).toBe(0)
    expect(await statuses()).toEqual(acknowledged)
  })

  test('needs --yes where no one can be asked', async () => {
    expect(await type(`alarms lift-fault ack ${filter()}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'liftwatch: There is no terminal to ask on; give --yes.\n',
    })
    expect(await statuses()).toEqual(untouched)
  })

  test('is left alone where it is more than --max', async () => {
    expect(await type(`alarms lift-fault ack ${filter()} --max 2 --yes`)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'liftwatch: More than 2 match: narrow the filter, or give a larger --max.\n',
    })
    expect(await statuses()).toEqual(untouched)
  })

  test('is shown by a dry run, which does nothing', async () => {
    const { code, stdout, stderr } = await type(`alarms lift-fault ack ${filter()} --dry-run -o csv`)
    expect([code, stderr]).toEqual([0, '3 match.\nA dry run: nothing was changed.\n'])
    expect(stdout.match(/,acknowledged,/g)).toHaveLength(3)
    expect(await statuses()).toEqual(untouched)
  })
})

describe('reports from a file', () => {
  const rows = (...lines: string[]) => ['id,technicianName,faultCode,result', ...lines, ''].join('\n')
  const results = () => Promise.all(ids.map(async id => (await client.liftFaults.detail({ id })).result))

  test('are each saved, with a result for each', async () => {
    for (const id of ids.slice(0, 2)) await client.liftFaults.acknowledge({ id })
    const file = rows(`${ids[0]},Lim,1010,New lamp`, `${ids[1]},Tan,,Cleaned`, `${ids[2]},Tan,,Cleaned`)
    const { code, stdout, stderr } = await type('alarms lift-fault report --from-file - -o csv', file)
    expect([code, stderr]).toEqual([3, 'liftwatch: 1 of 3 failed.\n'])
    expect(stdout.match(/,(reported|report-locked),/g)).toEqual([',reported,', ',reported,', ',report-locked,'])
    expect(await results()).toEqual(['New lamp', 'Cleaned', null])
  })

  test('with a wrong row are none', async () => {
    for (const id of ids) await client.liftFaults.acknowledge({ id })
    const file = rows(`${ids[0]},Lim,1010,New lamp`, `7,Lim,12,`, `${ids[0]},Lim,1010,New lamp`)
    const { code, stderr } = await type('alarms lift-fault report --from-file -', file)
    expect(code).toBe(2)
    expect(stderr.trim().split('\n')).toEqual([
      'line 3, id: "7" must be an id such as 01890a5d-ac96-774b-bcce-b302099a8057',
      'line 3, faultCode: "12" must be a four-digit code',
      'line 3, result: Please enter result',
      `line 4, id: ${ids[0]} is on line 2 already: remove one`,
      'liftwatch: Wrong rows in -: 2; nothing was changed.',
    ])
    expect(await results()).toEqual([null, null, null])
  })
})
