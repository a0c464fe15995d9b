import { describe, expect } from 'vitest'
import { reportPermissions } from '@liftwatch/core/contract/accounts/permissions'
import { block, createEstate, createUser, logIn, sendAlarm, type TestDevice } from '../harness/builders'
import { runHere, wordsOf, type Outcome } from '../harness/cli'
import { server, test } from '../harness/fixtures'

let env: Record<string, string>

test.beforeAll(async () => {
  const bedok = { townCode: 'BDK', townCouncil: 'East Coast Town Council', liftCompany: 'Verticale Lifts' }
  const blocks = [block(), block({ block: '301', ...bedok })]
  const [device] = (await createEstate(server, blocks)) as [TestDevice]
  await sendAlarm(server, device, { number: 7 })
  const client = await logIn(server, await createUser(server))
  const permissions = [
    'lift-fault',
    'passenger-trap',
    'lifts',
    'lmd',
    'building',
    'case-management',
    ...reportPermissions,
  ] as const
  const { token } = await client.userTokens.create({ name: 'names', permissions: [...permissions], expiresInDays: 1 })
  env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: token }
})

function type(line: string): Promise<Outcome> {
  return runHere(wordsOf(line), { env })
}

const ids = ({ stdout }: Outcome) => stdout.trim().split('\n').slice(1)

describe('a name that there is not is wrong usage, and no quiet night', () => {
  test.each([
    ['alarms lift-fault list --town XYZ', "--town: there is no 'XYZ'; there are AMK, BDK."],
    ['alarms lift-fault list --town Ang', "--town: there is no 'Ang'; there are AMK, BDK."],
    [
      "alarms lift-fault count --town-council 'Ang Mo'",
      "--town-council: there is no 'Ang Mo'; there are Ang Mo Kio Town Council, East Coast Town Council.",
    ],
    ['alarms lift-fault list --town BDK --block 205', "--block: there is no '205'; there are 301."],
    ['alarms rbe list --prefix QQ', /^--prefix: there is no 'QQ'; there are AMA1/],
    ['lifts list --block 205 --lift Z', "--lift: there is no 'Z'; there are A, B."],
    ['buildings list --postal-code 99', /^--postal-code: there is no '99'; there are /],
    ['alarms lift-fault watch --lmd none-such', /^--lmd: there is no 'none-such'; there are AMK-AMA1-205, /],
    ['lmds list --lmd none-such', /^--lmd: there is no 'none-such'; there are AMK-AMA1-205, /],
    ['lmds list --software 1.0', "--software: there is no '1.0'."],
    [
      'alarms passenger-trap list --lift-company Noname',
      "--lift-company: there is no 'Noname'; there are Ascendo Lifts, Verticale Lifts.",
    ],
    ['alarms passenger-trap list --team South', "--team: there is no 'South'."],
    ['cases list --technician South', "--technician: there is no 'South'."],
    ['alarms lift-fault list --number 7,99', "--number: there is no '99'; there are 0, 1, 2, 3, 4."],
    ['export lift-faults --filter alarmLiftFaultNumber=99', "--number: there is no '99'; there are 0, 1, 2, 3, 4."],
    ['export lift-faults --filter town=XYZ', "--town: there is no 'XYZ'; there are AMK, BDK."],
    ['reports run mbr --town XYZ', "--town: there is no 'XYZ'; there are AMK, BDK."],
    [
      'reports run mbr --lift-company Ascendo',
      "--lift-company: there is no 'Ascendo'; there are Ascendo Lifts, Verticale Lifts.",
    ],
  ])('%s', async (line, words) => {
    const { code, stdout, stderr } = await type(line)
    expect([code, stdout]).toEqual([2, ''])
    const said = stderr.replace('liftwatch: ', '').trimEnd()
    if (typeof words === 'string') expect(said).toBe(words)
    else expect(said).toMatch(words)
  })
})

test('the list of a record that is not there is refused as the record itself is', async () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  for (const kind of ['lifts', 'lmds']) {
    const shown = await type(`${kind} show ${id}`)
    expect(shown.code).toBe(6)
    expect(await type(`${kind} alarms ${id}`)).toEqual(shown)
  }
})

test('a town is its code, a town council its name or id, and each finds what is there alone', async () => {
  const names = async (flags: string) => ids(await type(`lifts list ${flags} --columns name -o csv`))
  const amk = ['AMK-AMA1-205-A', 'AMK-AMA1-205-B']
  const bdk = ['BDK-AMA1-301-A', 'BDK-AMA1-301-B']
  expect(await names('--town amk')).toEqual(amk)
  expect(await names('--town AMK,BDK')).toEqual([...amk, ...bdk])
  expect(await names("--town-council 'East Coast Town Council'")).toEqual(bdk)
  expect(await names("--town AMK --town-council 'East Coast Town Council'")).toEqual([])
  const { stdout } = await type('buildings list --town BDK --columns name -o csv')
  expect(stdout).toBe('name\nBDK-AMA1-301\n')
})

test('a whole name may be given as the block or the lift', async () => {
  const names = async (line: string) => ids(await type(`${line} --columns name -o csv`))
  expect(await names('lifts list --lift AMK-AMA1-205-B')).toEqual(['AMK-AMA1-205-B'])
  expect(await names('lifts list --block bdk-ama1-301')).toEqual(['BDK-AMA1-301-A', 'BDK-AMA1-301-B'])
  expect(await names('buildings list --filter blk=BDK-AMA1-301')).toEqual(['BDK-AMA1-301'])
  expect(await type('lifts list --lift AMK-AMA1-205-Z')).toMatchObject({
    code: 2,
    stderr: "liftwatch: --lift: there is no 'Z'; there are A, B.\n",
  })
})

test('a report without rows has an exit code of its own, in each format', async () => {
  const empty = 'reports run mbr --town BDK'
  for (const format of ['table', 'csv', 'jsonl']) {
    expect(await type(`${empty} --fail-if-empty -o ${format}`), format).toEqual({
      code: 9,
      stdout: '',
      stderr: 'liftwatch: Nothing matches.\n',
    })
    expect((await type(`${empty} -o ${format}`)).code, format).toBe(0)
  }
})
