import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { block } from '../harness/builders'
import { start } from '../harness/cli'
import { env, test as usualTest, type } from '../harness/cli-fixtures'
import { device } from '../harness/fixtures'

const dry = 'A dry run: nothing was changed.\n'
const phone = '91112222'
const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: { nickname: 'Goh Jun Jie' } })

let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-cases-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

interface Logged {
  readonly id: string
  readonly caseNo: number
  readonly outcome: string
}

const lift = () => `${device.clientId}-A`

/** Logs a case and answers its number. */
async function log(flags = ''): Promise<number> {
  const words = `--priority urgent --subcategory door --description 'The door does not close'`
  const { code, stdout, stderr } = await type(`cases create --lift ${lift()} ${words} ${flags} -o jsonl`)
  expect([code, stderr]).toEqual([0, ''])
  return (JSON.parse(stdout) as Logged).caseNo
}

async function statusOf(caseNo: number): Promise<string> {
  const { status } = JSON.parse((await type(`cases show ${caseNo} -o json`)).stdout) as { status: string }
  return status
}

test('lives its whole life by commands, and its log has each step', async () => {
  const caseNo = await log()
  expect(await statusOf(caseNo)).toBe('OPEN')
  const deploy = `cases deploy ${caseNo} --technician 'Lim Kok Seng'`
  expect(await type(`${deploy} --dry-run`)).toMatchObject({ code: 0, stderr: dry })
  expect(await statusOf(caseNo)).toBe('OPEN')
  const steps = [
    [deploy, 'NOT_COMPLETE'],
    [`cases complete ${caseNo} --remark 'Rail cleaned'`, 'COMPLETE'],
    [`cases reopen ${caseNo} --remark 'Stuck again'`, 'NOT_COMPLETE'],
    [`cases complete ${caseNo}`, 'COMPLETE'],
    [`cases close ${caseNo}`, 'CLOSED'],
  ] as const
  for (const [line, status] of steps) {
    expect(await type(line), line).toMatchObject({ code: 0 })
    expect(await statusOf(caseNo), line).toBe(status)
  }
  const events = (await type(`cases log ${caseNo} -o jsonl`)).stdout.trim().split('\n')
  expect(events.map(event => (JSON.parse(event) as { event: string }).event)).toEqual(
    expect.arrayContaining(['create', 'deploy', 'complete', 'reopen', 'close']),
  )
  expect(await type(`cases reopen ${caseNo} --remark again`)).toMatchObject({ code: 7 })
})

test('a dry run refuses what the server would, for the same reason', async () => {
  const caseNo = await log()
  for (const [words, code] of [
    [`complete ${caseNo}`, 'wrong-case-status'],
    [`close ${caseNo}`, 'remark-needed'],
  ] as const)
    for (const flag of ['--dry-run', '']) {
      const outcome = await type(`cases ${words} ${flag} -o csv`)
      expect(outcome.code, words + flag).not.toBe(0)
      expect(outcome.stdout, words + flag).toContain(code)
    }
  expect(await statusOf(caseNo)).toBe('OPEN')
})

test('an edit changes what is named, and is refused where another came in between', async () => {
  const caseNo = await log()
  const read = async () =>
    JSON.parse((await type(`cases show ${caseNo} -o json`)).stdout) as { updatedAt: string; description: string }
  const { updatedAt } = await read()
  expect(await type(`cases edit ${caseNo} --description 'Level 4' --if-unchanged-since ${updatedAt}`)).toMatchObject({
    code: 0,
  })
  expect(await type(`cases edit ${caseNo} --description 'Level 5' --if-unchanged-since ${updatedAt}`)).toMatchObject({
    code: 7,
  })
  expect((await read()).description).toBe('Level 4')
})

test('those of a file are logged each once, also by a second run; one wrong row and none is', async () => {
  const file = join(folder, 'cases.csv')
  const head = 'lift,priority,subcategory,description'
  await writeFile(file, `${head}\n${lift()},URGENT,DOOR,One of the file\nnowhere,URGENT,DOOR,Two\n`)
  const before = (await type('cases count -o json')).stdout
  expect(await type(`cases create --from-file ${file}`)).toMatchObject({ code: 2 })
  expect((await type('cases count -o json')).stdout).toBe(before)
  await writeFile(file, `${head}\n${lift()},URGENT,DOOR,One of the file\n${lift()},IMMEDIATE,DOOR,Two of the file\n`)
  expect(await type(`cases create --from-file ${file} --dry-run`)).toMatchObject({ code: 0, stderr: dry })
  expect((await type('cases count -o json')).stdout).toBe(before)
  const run = async () =>
    (await type(`cases create --from-file ${file} -o jsonl`)).stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Logged)
  const first = await run()
  const second = await run()
  expect(first.map(({ outcome }) => outcome)).toEqual(['logged', 'logged'])
  expect(second.map(({ outcome }) => outcome)).toEqual(['already-logged', 'already-logged'])
  expect(second.map(({ caseNo }) => caseNo)).toEqual(first.map(({ caseNo }) => caseNo))
})

test('who complained is in no format unless it is named', async () => {
  const caseNo = await log(`--complainant 'Mdm Goh' --phone ${phone}`)
  for (const format of ['table', 'csv', 'json', 'jsonl', 'yaml']) {
    for (const words of [`list --filter caseNo=${caseNo}`, `show ${caseNo}`, `log ${caseNo}`]) {
      const { code, stdout } = await type(`cases ${words} -o ${format}`)
      expect([code, stdout.includes(phone)], `${words} ${format}`).toEqual([0, false])
    }
    expect((await type(`cases show ${caseNo} --complainant -o ${format}`)).stdout, format).toContain(phone)
  }
  const file = join(folder, 'cases-export.csv')
  expect((await type(`export cases --out ${file}`)).code).toBe(0)
  const exported = await readFile(file, 'utf8')
  expect([exported.includes(String(caseNo)), exported.includes(phone)]).toEqual([true, false])
})

test('a watch prints a case as it comes', async () => {
  const watch = start(['cases', 'watch', '-o', 'jsonl'], { env })
  try {
    await watch.waitFor('Watching.')
    const caseNo = await log()
    await watch.waitFor(new RegExp(`"caseNo":${caseNo}\\b`))
  } finally {
    watch.kill('SIGKILL')
  }
})
