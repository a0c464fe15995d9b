import { expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import type { Outcome } from '../harness/cli'
import { test as usualTest, type } from '../harness/cli-fixtures'
import { device, server } from '../harness/fixtures'

const test = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block(), block({ block: '206', lifts: 1 })], user: {} },
)

test.beforeAll(async () => {
  await sendAlarm(server, device, { number: 7 })
})

const nameOf = ({ stdout }: Outcome) => (JSON.parse(stdout) as { readonly name: string }).name

test.each([
  ['lifts show AMK-AMA1-205-A', 'AMK-AMA1-205-A'],
  ['lifts show amk-ama1-206-a', 'AMK-AMA1-206-A'],
  ['buildings show AMK-AMA1-206', 'AMK-AMA1-206'],
  ['lmds show AMK-AMA1-205', 'LMD AMK-AMA1-205'],
])('%s', async (line, name) => {
  const outcome = await type(`${line} -o json`)
  expect(outcome.code).toBe(0)
  expect(nameOf(outcome)).toBe(name)
})

test.each([
  ['lifts alarms AMK-AMA1-205-A', 1],
  ['lifts alarms AMK-AMA1-205-B', 0],
  ['lmds alarms AMK-AMA1-205', 1],
  ['buildings lifts AMK-AMA1-205', 2],
  ['lmds lifts AMK-AMA1-206', 1],
])('%s', async (line, count) => {
  const { code, stdout } = await type(`${line} -o json`)
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ totalElements: count })
})

test.each([
  [
    'lifts show AMK-AMA1-205',
    2,
    "'AMK-AMA1-205' may be AMK-AMA1-205-A, AMK-AMA1-205-B: give the whole name, or the id.",
  ],
  [
    'lifts telemetry AMK',
    2,
    "'AMK' may be AMK-AMA1-205-A, AMK-AMA1-205-B, AMK-AMA1-206-A: give the whole name, or the id.",
  ],
  ['buildings show AMK-AMA1', 2, "'AMK-AMA1' may be AMK-AMA1-205, AMK-AMA1-206: give the whole name, or the id."],
  ['lmds show AMK', 2, "'AMK' may be AMK-AMA1-205, AMK-AMA1-206: give the whole name, or the id."],
  [
    'lifts show AMK-AMA1-205-Z',
    6,
    "There is no 'AMK-AMA1-205-Z'; there are AMK-AMA1-205-A, AMK-AMA1-205-B, AMK-AMA1-206-A.",
  ],
  ['lifts show Nowhere', 6, "There is no 'Nowhere'."],
  ['buildings lifts AMK-AMA1-205-A', 6, "There is no 'AMK-AMA1-205-A'; there are AMK-AMA1-205, AMK-AMA1-206."],
  ['lmds lifts Nowhere', 6, "There is no 'Nowhere'."],
])('%s is refused, with what may be meant', async (line, code, words) => {
  expect(await type(line)).toEqual({ code, stdout: '', stderr: `liftwatch: ${words}\n` })
})
