import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { adminShell } from './admin-shell'

const realFile = fileURLToPath(new URL('../../../shared/data/estate.csv.gz', import.meta.url))
const head = 'town_code,block,street,town_council,lifts'

const { type, client } = adminShell()

async function countLifts(): Promise<number> {
  return (await (await client()).lifts.page({ size: 1 })).totalElements
}

test('a dry run says what would be made, and makes nothing', async () => {
  const outcome = await type('estate import - --dry-run -o json', `${head}\nAMK,205,ANG MO KIO AVE 1,Ang Mo Kio,3\n`)
  expect(JSON.parse(outcome.stdout)).toMatchObject({ buildings: 1, lifts: 3, organizationsCreated: ['Ang Mo Kio'] })
  expect(outcome).toMatchObject({ code: 0, stderr: 'A dry run: nothing was changed.\n' })
  expect(await countLifts()).toBe(0)
})

test('one wrong row, and nothing is imported', async () => {
  const outcome = await type(
    'estate import -',
    `${head}\nAMK,205,ANG MO KIO AVE 1,,3\nAMK,206,ANG MO KIO AVE 1,,three\n`,
  )
  expect(outcome).toEqual({
    code: 2,
    stdout: '',
    stderr: [
      'line 3, lifts: "three" must be a whole number from 0 to 10000',
      'liftwatch: Wrong rows in -: 1; nothing was changed.',
      '',
    ].join('\n'),
  })
  expect(await countLifts()).toBe(0)
})

test('an import is made once, and the second time leaves all as it is', async () => {
  const file = `${head}\nAMK,205,ANG MO KIO AVE 1,Ang Mo Kio,3\nAMK,206,ANG MO KIO AVE 1,,2\n`
  expect(await type('estate import -', file)).toEqual({
    code: 0,
    stdout: [
      'Buildings                2',
      'Buildings there already  0',
      'Lifts                    5',
      'Devices                  2',
      'Organisations created    Ang Mo Kio',
      '',
    ].join('\n'),
    stderr: '',
  })
  expect(await countLifts()).toBe(5)
  const again = JSON.parse((await type('estate import - -o json', file)).stdout) as object
  expect(again).toEqual({
    buildings: 0,
    buildingsKept: 2,
    withRetiredLifts: 0,
    lifts: 0,
    lmds: 0,
    organizationsCreated: [],
  })
})

test.skipIf(!existsSync(realFile))('the real estate (skipped where ../shared/data is not there)', async () => {
  const before = await countLifts()
  const { code, stdout } = await type(`estate import ${realFile} -o json`)
  expect(code).toBe(0)
  const made = JSON.parse(stdout) as { buildings: number; buildingsKept: number; lifts: number }
  expect(made.buildings + made.buildingsKept).toBe(10_642)
  expect(await countLifts()).toBe(before + made.lifts)
})
