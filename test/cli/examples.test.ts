import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { errorTable } from '@liftwatch/core/errors'
import { examplesOf } from '../../cli/src/help/examples'
import { commandTree } from '../../cli/src/tree/tree'
import { noTerminalExit } from '../../tui/src/program/exit-codes'
import { run, runHere } from '../harness/cli'
import { commandsIn, specOf } from '../harness/commands'
import { server, test } from '../harness/fixtures'
import { prepareExamples, type Prepared } from './example-estate'

interface Example {
  readonly words: string
  readonly line: string
}

const commands = await commandsIn(commandTree)

async function examplesOfAll(): Promise<Example[]> {
  const found = commands.map(async ([words, command]) => {
    const lines = examplesOf(words, await specOf(command))
    return lines.map(line => ({ words, line }))
  })
  return (await Promise.all(found)).flat()
}

const all = await examplesOfAll()

/** Words as a shell parts them. */
function argvOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
}

/** What an example ends with that asks on a terminal, or is about something that waits. */
const otherEnds: Readonly<Record<string, number>> = {
  'login ann@example.org': 2,
  password: 2,
  'access apply access.yaml': 2,
  'status --exit-code -o json': 11,
  // It has an open case.
  'estate retire AMK-AMA1-205-A --reason "Replaced by 205-C" --dry-run': 7,
  // It is not the seal of this audit trail's entry.
  'audit verify --expect 4711:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08': 12,
  // There is no backup of that moment.
  'backup --verify /srv/backups/liftwatch-2026-11-25T03-00-00Z': 2,
  'restore /srv/backups/liftwatch-2026-11-25T03-00-00Z --dry-run': 2,
}
/** They are other programs, which are run as they are built. */
const otherPrograms = new Set(['monitor', 'backup', 'restore'])
/** There has to be a record in the right state, or there is one already: that it was understood is what is looked at. */
const needState =
  /^(cases|switch-offs|dead-letters replay|maintenance|groups (create|rename)|orgs (create|rename)|invitations|context add) ?/
const partly = [errorTable['partly-failed'].exit, errorTable['not-found'].exit, errorTable['name-taken'].exit]

/** The built server looks itself. */
const ownServer = 'doctor --server'

let prepared: Prepared
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-examples-'))
  prepared = await prepareExamples(server, folder)
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('every command has examples in its help, but for the server, which has a help of its own', async () => {
  const named = new Set(all.map(({ words }) => words))
  const missing = commands.map(([words]) => words).filter(words => !named.has(words))
  expect(missing).toEqual(['serve'])
  expect((await runHere(['help', 'lifts', 'list'])).stdout).toContain(
    '\nExamples:\n  liftwatch lifts list --block 205\n',
  )
})

describe('an example does what it says', () => {
  test.each(all)('$line', async ({ words, line }) => {
    const { typed, env } = await prepared.ready(words, line)
    const isOtherProgram = otherPrograms.has(words) || line === ownServer
    const { code, stderr } = await (isOtherProgram ? run : runHere)(argvOf(typed), { env })
    const expected =
      words === 'monitor' ? [noTerminalExit] : [otherEnds[line] ?? 0, ...(needState.test(words) ? partly : [])]
    // The usual ports of this machine may be another's.
    if (line === ownServer) expected.push(1)
    expect(expected, stderr).toContain(code)
  })
})
