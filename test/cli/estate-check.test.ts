import { expect, test } from 'vitest'
import { makeConfigFolder, runHere, type Outcome } from '../harness/cli'
import { adminShell } from './admin-shell'

const head = 'town_code,block,street,town_council,lifts'
const right = `${head}\nAMK,205,ANG MO KIO AVE 1,Ang Mo Kio,3\nAMK,206,ANG MO KIO AVE 1,,2\n`
const wrong = `${head}\nAMK,205,ANG MO KIO AVE 1,,-3\nAMK,206\n,207,,,\n`

const { type, client } = adminShell()

/** With a server that is not there, and no one logged in. */
async function typeAlone(line: string, stdin: string): Promise<Outcome> {
  const env = { LIFTWATCH_SERVER: 'http://127.0.0.1:1', LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  return runHere(line.split(' '), { env, stdin })
}

test('every wrong row is reported with its line, its field and what would fix it, in every format', async () => {
  const stderr = 'liftwatch: Wrong rows in -: 3.\n'
  for (const line of ['estate check -', 'estate check - --offline']) {
    expect(await typeAlone(line, wrong)).toEqual({
      code: 1,
      stdout: [
        'Line  Column     Problem',
        '2     lifts      "-3" must be a whole number from 0 to 10000',
        '3     -          has 2 cells where the first line has 5',
        '4     town_code  is required',
        '4     street     is required',
        '',
      ].join('\n'),
      stderr,
    })
  }
  const { stdout } = await typeAlone('estate check - -o json', wrong)
  expect(JSON.parse(stdout)).toMatchObject({
    content: [
      { line: 2, column: 'lifts', message: '"-3" must be a whole number from 0 to 10000' },
      { line: 3, column: null, message: 'has 2 cells where the first line has 5' },
      { line: 4, column: 'town_code', message: 'is required' },
      { line: 4, column: 'street', message: 'is required' },
    ],
  })
  expect((await typeAlone('estate check - -o csv', wrong)).stdout).toMatch(/^line,column,message\n2,lifts,"""-3"" must/)
})

test('offline it needs no server, and counts what is in the file', async () => {
  expect(await typeAlone('estate check - --offline', right)).toEqual({
    code: 0,
    stdout: '',
    stderr: '-: nothing wrong. Buildings: 2, lifts: 5.\n',
  })
  expect((await typeAlone('estate check -', right)).code).toBe(8)
})

test('with a server it counts what an import would make, and makes nothing', async () => {
  const counts = (buildings: number, existing: number, lifts: number, lmds: number, organizations: number) =>
    `-: nothing wrong. New buildings: ${buildings}, there already: ${existing}, lifts: ${lifts}, devices: ${lmds}, organisations: ${organizations}.\n`
  expect(await type('estate check -', right)).toEqual({ code: 0, stdout: '', stderr: counts(2, 0, 5, 2, 1) })
  expect((await (await client()).lifts.page({})).totalElements).toBe(0)
  await type('estate import -', right)
  const { stdout, stderr } = await type('estate check - -o json', right)
  expect(JSON.parse(stdout)).toEqual({ content: [], totalElements: 0, isCut: false })
  expect(stderr).toBe(counts(0, 2, 0, 0, 0))
})

test('a file that cannot be read is exit code 2, and one with columns of its own is refused for that', async () => {
  expect(await typeAlone('estate check /nowhere/estate.csv --offline', '')).toMatchObject({ code: 2, stdout: '' })
  expect((await typeAlone('estate check - --offline', `${head},colour\nAMK,1,A ST,,1,red\n`)).stderr).toBe(
    'Columns that are not read: colour.\n-: nothing wrong. Buildings: 1, lifts: 1.\n',
  )
})
