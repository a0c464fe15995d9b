import { spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createContext } from '../../cli/src/command/context'
import { showText } from '../../cli/src/output/show-text'
import { usualPager } from '../../cli/src/command/settings'
import { block, createEstate, createUser } from '../harness/builders'
import { main, makeConfigFolder, memoryIo, run } from '../harness/cli'
import { startTestServer, type TestServer } from '../harness/server'
import { hasTmux, openTmux, type RealTerminal } from '../harness/tmux'

/** Whether this machine has the pager that is usual. */
const hasLess = spawnSync(usualPager, ['--version']).status === 0

const tenLines = 'line\n'.repeat(10)

interface PagerOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly height?: number
  readonly text?: string
  readonly flags?: { readonly pager?: boolean }
  readonly isPiped?: boolean
  readonly isThere?: boolean
}

/** Which pager showed a text, and what was written without one. */
async function shown({ env = {}, height = 10, text = tenLines, flags, isPiped, isThere = true }: PagerOptions) {
  const { io, written } = memoryIo({ env }, isPiped ? {} : { width: 20, height })
  const pagers: string[] = []
  const page = async (pager: string) => pagers.push(pager) > 0 && isThere
  const stdin = Object.assign(new PassThrough(), { isTTY: true })
  await showText(await createContext({ ...io, page, stdin }, flags), text)
  return { pagers, ...written }
}

const paged = (pager: string) => ({ pagers: [pager], stdout: '', stderr: '' })
const plain = { pagers: [], stdout: tenLines, stderr: '' }

describe('what is longer than the terminal', () => {
  test.each<readonly [string, PagerOptions, object]>([
    ['is shown by less', {}, paged('less')],
    ['or by PAGER', { env: { PAGER: 'more -d' } }, paged('more -d')],
    ['or by LIFTWATCH_PAGER, which wins', { env: { PAGER: 'more', LIFTWATCH_PAGER: 'most' } }, paged('most')],
    ['by none where that is cat', { env: { PAGER: 'cat' } }, plain],
    ['or nothing', { env: { PAGER: 'more', LIFTWATCH_PAGER: '' } }, plain],
    ['or where --no-pager says so', { flags: { pager: false } }, plain],
    ['nor on a dumb terminal', { env: { TERM: 'dumb' } }, plain],
    ['nor where there is no terminal', { isPiped: true }, plain],
    ['nor where it leaves room for the prompt', { height: 11 }, plain],
    [
      'counts the lines into which the terminal breaks it',
      { height: 11, text: `${tenLines}${'x'.repeat(30)}` },
      paged('less'),
    ],
  ])('%s', async (_, options, expected) => {
    expect(await shown(options)).toEqual(expected)
  })

  test('is written where the pager is not there, which is said of one that was asked for', async () => {
    expect(await shown({ isThere: false })).toEqual({ ...plain, pagers: ['less'] })
    expect(await shown({ isThere: false, env: { PAGER: 'lesss' } })).toEqual({
      pagers: ['lesss'],
      stdout: tenLines,
      stderr: 'The pager lesss cannot be run.\n',
    })
  })
})

describe.skipIf(!hasTmux)('on a real terminal (skipped where there is no tmux)', () => {
  let server: TestServer
  let env: Record<string, string>
  let terminal: RealTerminal

  beforeAll(async () => {
    server = await startTestServer()
    await createEstate(server, [block({ lifts: 20 })])
    const { name, password } = await createUser(server)
    const { PATH = '', HOME = '' } = process.env
    env = { PATH, HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8', LIFTWATCH_SERVER: server.url }
    env['LIFTWATCH_CONFIG_DIR'] = await makeConfigFolder()
    await run(['login', name, '--password-file', '-'], { env, stdin: password })
  })
  afterEach(() => terminal.close())
  afterAll(() => server.stop())

  async function type(line: string, rows: number, more: Readonly<Record<string, string>> = {}): Promise<void> {
    terminal = await openTmux(120, rows, { ...env, ...more })
    await terminal.press(`clear; node ${main} ${line}; echo "code $?"`, 'Enter')
  }

  test.skipIf(!hasLess)(
    'less shows a long list from its beginning, and may be ended early; Ctrl-C is its own',
    async () => {
      await type('lifts list --columns name', 8)
      expect(await terminal.waitFor(/^:$/m)).toContain('Lift\nAMK-AMA1-205-A\n')
      await terminal.press('C-c')
      // To its end, and until it is there: less throws away what is typed while it minds the Ctrl-C.
      const atItsEnd = async () => {
        await terminal.press('G')
        return terminal.screen()
      }
      await expect.poll(atItsEnd).toContain('AMK-AMA1-205-T')
      await terminal.press('q')
      await terminal.waitFor('code 0')
    },
  )

  test('a pager that reads nothing is no error', async () => {
    await type('lifts list --all -o json', 8, { PAGER: 'true' })
    expect(await terminal.waitFor('code 0')).not.toMatch(/EPIPE|name/)
  })

  test.each(['there-is-none -R', 'there-is-none "-R"'])('%s is none, by itself or by a shell', async PAGER => {
    const said = '$LIFTWATCH_CONFIG_DIR/said'
    await type(`lifts list --columns name 2>${said}; cat ${said}`, 20, { PAGER })
    expect(await terminal.waitFor('code 0')).toMatch(
      /AMK-AMA1-205-T\n(sh: .*\n)?The pager there-is-none .* cannot be run\.\n/,
    )
  })

  test('what fits is written at once', async () => {
    await type('lifts list --columns name', 40)
    expect(await terminal.waitFor('code 0')).toContain('AMK-AMA1-205-T\ncode 0')
  })
})
