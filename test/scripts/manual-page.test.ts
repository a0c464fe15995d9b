import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandTree } from '../../cli/src/tree/tree'
import { manualPage } from '../../scripts/manual/manual-page'
import { escaped, line } from '../../scripts/manual/roff'
import { commandsIn } from '../harness/commands'

const page = await manualPage()
const hasMan = spawnSync('man', ['--version']).status === 0

test('the manual page has a part for every command, and none for any other', async () => {
  const titles = [...page.matchAll(/^\.SS "liftwatch (.+)"$/gm)].map(([, title]) =>
    title!.replaceAll(String.raw`\-`, '-').replace(/ [<[].*$/, ''),
  )
  expect(titles).toEqual((await commandsIn(commandTree)).map(([words]) => words))
  expect(titles.length).toBeGreaterThan(100)
})

test('nothing that a command says is read as a request of roff', () => {
  expect(line('.SH not a heading')).toBe(String.raw`\&.SH not a heading`)
  expect(line("'til morning")).toBe(String.raw`\(aqtil morning`)
  expect(escaped(String.raw`\fBold --all`)).toBe(String.raw`\efBold \-\-all`)
  const requests = new Set([...page.matchAll(/^\.(\w+)/gm)].map(([, request]) => request))
  expect(requests).toEqual(new Set(['PP', 'RE', 'RS', 'SH', 'SS', 'TH', 'TP', 'ad', 'fi', 'nf', 'nh']))
})

test.skipIf(!hasMan)('man shows it without a warning (skipped where there is no man)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'liftwatch-man-'))
  try {
    const file = join(folder, 'liftwatch.1')
    await writeFile(file, page)
    const { status, stdout, stderr } = spawnSync('man', ['--warnings', '-E', 'UTF-8', '-l', file], {
      encoding: 'utf8',
      env: { ...process.env, MANWIDTH: '80', LC_ALL: 'C.UTF-8', MANPAGER: 'cat' },
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('liftwatch alarms lift-fault ack')
  } finally {
    await rm(folder, { recursive: true })
  }
})
