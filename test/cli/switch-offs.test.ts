import { sql } from 'drizzle-orm'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { dayMs, minuteMs } from '@liftwatch/core/limits'
import type { Client } from '@liftwatch/core/client/client'
import { block, createUser, logIn } from '../harness/builders'
import { start } from '../harness/cli'
import { env, test as usualTest, type } from '../harness/cli-fixtures'
import { server } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: { nickname: 'Goh Jun Jie' } })

let folder: string
let client: Client
/** Two lifts, by their ids. */
let lifts: readonly { readonly id: string; readonly name: string }[]

test.beforeAll(async () => {
  client = await logIn(server, await createUser(server, { nickname: 'Lena Fischer' }))
  lifts = (await client.lifts.page({ sort: 'name,ASC' })).content
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-switch-offs-'))
})
test.beforeEach(() => server.db.execute(sql`DELETE FROM oms_schedule`))
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** One minute for the whole file: it may end while a test is at work. */
const thisMinute = Math.floor(Date.now() / minuteMs) * minuteMs
const inDays = (days: number) => thisMinute + days * dayMs
const iso = (days: number) => new Date(inDays(days)).toISOString().replace(':00.000Z', 'Z')

/** A file of lines: lift, days until it is off and on, report. */
async function fileOf(...lines: readonly (readonly [string, number, number, string])[]): Promise<string> {
  const file = join(folder, 'switch-offs.csv')
  const rows = lines.map(([lift, off, on, report]) => [lift, iso(off), iso(on), report].join(','))
  await writeFile(file, ['lift,offAt,onAt,report', ...rows, ''].join('\n'))
  return file
}

async function outcomesOf(line: string): Promise<string[]> {
  const { stdout } = await type(`${line} -o jsonl`)
  const rows = stdout.split('\n').filter(Boolean)
  return rows.map(row => (JSON.parse(row) as { outcome: string }).outcome)
}

test('those of a file are planned each once, also by a second run and after one was closed; each line has its result', async () => {
  const [a, b] = lifts.map(({ name }) => name)
  const file = await fileOf([a!, 1, 3, 'Ropes'], [b!, 2, 4, 'Brake'], [b!, 2, 5, 'Second'], [a!, -1, 3, 'Late'])
  const first = ['planned', 'planned', 'lift-has-switch-off', 'lift-has-switch-off']
  expect(await outcomesOf(`switch-offs import ${file} --dry-run`)).toEqual(first)
  expect((await client.switchOffs.count({})).openCnt).toBe(0)
  expect(await outcomesOf(`switch-offs import ${file}`)).toEqual(first)
  const [made] = (await client.switchOffs.page({ sort: 'offAt,ASC' })).content
  expect(made).toMatchObject({ liftName: a, report: 'Ropes', offAt: inDays(1), author: { name: 'Goh Jun Jie' } })
  await client.switchOffs.cancel({ id: made!.id, reason: 'No ropes' })
  const second = ['already-planned', 'already-planned', 'lift-has-switch-off', 'off-time-passed']
  expect(await outcomesOf(`switch-offs import ${file} --dry-run`)).toEqual(second)
  expect(await outcomesOf(`switch-offs import ${file}`)).toEqual(second)
  expect(await client.switchOffs.count({})).toMatchObject({ openCnt: 1, historyCnt: 1 })
})

test('a file with a wrong line plans nothing; a lift that no one knows fails alone', async () => {
  const [a] = lifts.map(({ name }) => name)
  const file = await fileOf([a!, 1, 3, ''])
  expect(await type(`switch-offs import ${file}`)).toMatchObject({ code: 2 })
  expect(await outcomesOf(`switch-offs import ${await fileOf(['nowhere', 1, 3, 'x'], [a!, 1, 3, 'x'])}`)).toEqual([
    'unknown-name',
    'planned',
  ])
})

test('a watch prints what is planned and what becomes of it, each once, and not the minutes of a delay', async () => {
  const [lift] = lifts
  const watch = start(['switch-offs', 'watch', '--lift', 'A', '-o', 'jsonl'], { env })
  const states = () =>
    watch
      .stdout()
      .split('\n')
      .filter(Boolean)
      .map(row => (JSON.parse(row) as { state: string }).state)
  try {
    await watch.waitFor('Watching.')
    const { id } = await client.switchOffs.create({
      liftId: lift!.id,
      offAt: inDays(1),
      onAt: inDays(3),
      report: 'Ropes',
    })
    await client.switchOffs.create({ liftId: lifts[1]!.id, offAt: inDays(1), onAt: inDays(3), report: 'Not asked' })
    await watch.waitFor('Ropes')
    await server.db.execute(sql`UPDATE oms_schedule SET off_at = ${inDays(-3)}, on_at = ${inDays(-1)} WHERE id = ${id}`)
    await client.switchOffs.switchOn({ id })
    await watch.waitFor('CLOSED')
    expect(states()).toEqual(['OPEN', 'CLOSED'])
    expect(watch.stdout()).not.toContain('Not asked')
  } finally {
    watch.kill('SIGKILL')
  }
})
