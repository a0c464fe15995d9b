import { sql } from 'drizzle-orm'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { dayAfter, monthAfter } from '@liftwatch/core/domain/calendar'
import { formatDay } from '@liftwatch/core/text/format'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { block } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { test as usualTest, type } from '../harness/cli-fixtures'
import { device, server } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: { nickname: 'Goh Jun Jie' } })

let lift: string
let folder: string
const today = formatDay(Date.now(), 'Asia/Singapore')
const month = monthAfter(today.slice(0, 7), 3)

test.beforeAll(async () => {
  lift = `${device.clientId}-A`
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-days-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

async function daysIn(name: string): Promise<string[]> {
  const { stdout } = await type(`maintenance days list ${lift} --month ${name} -o json`)
  return (JSON.parse(stdout) as { content: { date: string }[] }).content.map(({ date }) => date)
}

test('a day is set, moved and cancelled by commands; a dry run changes nothing and says what the server would', async () => {
  expect(await type(`maintenance days set ${month}-05 ${lift}`)).toMatchObject({ code: 0 })
  const taken = await type(`maintenance days set ${month}-10 ${lift} --dry-run`)
  expect([taken.code, taken.stdout]).toEqual([7, expect.stringContaining('within 10 days of another')])
  const move = `maintenance days move ${month}-05 ${month}-06 ${lift} --reason 'Access works'`
  expect(await type(`${move} --dry-run`)).toMatchObject({ code: 0 })
  expect(await daysIn(month)).toEqual([`${month}-05`])
  expect(await type(move)).toMatchObject({ code: 0 })
  expect(await daysIn(month)).toEqual([`${month}-06`])
  expect(await type(`maintenance days cancel ${month}-06 ${lift} --reason 'Lift replaced'`)).toMatchObject({ code: 0 })
  expect(await daysIn(month)).toEqual([])
})

test('a file of days is imported, and a second run of it changes nothing', async () => {
  const file = join(folder, 'days.csv')
  await writeFile(file, `lift,to\n${lift},${month}-08\n${lift},${month}-09\n`)
  const first = await type(`maintenance days import ${file} -o jsonl`)
  expect(first.code).toBe(3)
  const outcomes = (text: string) =>
    text
      .trim()
      .split('\n')
      .map(line => (JSON.parse(line) as { outcome: string }).outcome)
  expect(outcomes(first.stdout)).toEqual(['changed', 'day-not-free'])
  const second = await type(`maintenance days import ${file} -o jsonl`)
  expect(outcomes(second.stdout)).toEqual(['unchanged', 'day-not-free'])
  await writeFile(file, `lift,from,to\n${lift},${month}-08,${month}-09\n`)
  expect(await type(`maintenance days import ${file}`)).toMatchObject({ code: 2 })
  expect(await daysIn(month)).toEqual([`${month}-08`])
})

test('a check that was not done takes a remark, which is shown with it', async () => {
  const date = dayAfter(today, -2)
  const liftId = await findLiftId(server, lift)
  await server.db.execute(sql`DELETE FROM lm_schedule WHERE date < ${today}`)
  await server.db
    .insert(lmSchedule)
    .values({ id: newId(), liftId, date, originalDate: date, createdAt: 0, updatedAt: 0 })
  const remark = `maintenance checks remark ${lift}/${date} --remark 'No access'`
  expect(await type(remark)).toMatchObject({ code: 0 })
  const shown = JSON.parse((await type(`maintenance checks show ${lift}/${date} -o json`)).stdout) as object
  expect(shown).toMatchObject({ state: 'NOT_DONE', remarks: 'No access', history: [{ userName: 'Goh Jun Jie' }] })
  const listed = await type(`maintenance checks list --date ${date} --state not-done -o json`)
  expect(JSON.parse(listed.stdout)).toMatchObject({ content: [{ liftName: lift, date }] })
})
