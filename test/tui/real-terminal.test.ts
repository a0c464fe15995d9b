import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { device, server, test as usualTest, user } from '../harness/fixtures'
import { hasTmux, openTmux, type RealTerminal } from '../harness/tmux'

/** As it is shipped: its sources would be compiled again in each terminal. */
const program = fileURLToPath(new URL('../../tui/dist/main.js', import.meta.url))
const test = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block()], user: { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } },
)

/** A program that is the monitor with these options. */
function startWith(...argv: readonly string[]): string {
  return `import(${JSON.stringify(program)}).then(async ({ main }) => (process.exitCode = await main(${JSON.stringify(argv)}, process.env)))`
}

let folder: string
let terminal: RealTerminal

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-monitor-'))
  await writeFile(join(folder, 'monitor.mjs'), startWith('--screen', 'lift-faults'))
  await writeFile(join(folder, 'plain.mjs'), startWith())
  await sendAlarm(server, device, { description: 'car gate jammed' })
  await writeFile(join(folder, 'password'), `${user.password}\n`)
})
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function open(
  columns: number,
  rows: number,
  env: Record<string, string> = {},
  file = 'monitor.mjs',
): Promise<RealTerminal> {
  const { PATH = '', HOME = '' } = process.env
  const config = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await mkdtemp(join(folder, 'config-')) }
  terminal = await openTmux(columns, rows, {
    PATH,
    HOME,
    TERM: 'xterm-256color',
    LANG: 'C.UTF-8',
    ...config,
    ...env,
  })
  await terminal.press(`node ${join(folder, file)}; echo "code $?"`, 'Enter')
  return terminal
}

function known(): Record<string, string> {
  return { LIFTWATCH_USER: user.name, LIFTWATCH_PASSWORD_FILE: join(folder, 'password') }
}

async function expectSane(it: RealTerminal): Promise<void> {
  expect(await it.ask('alternate_on')).toBe('0')
  expect(await it.ask('cursor_flag')).toBe('1')
  await it.press('stty -a | tr " ;" "\\n" | grep -cxE "icanon|echo|isig"', 'Enter')
  await it.waitFor(/^3$/m)
}

/** The monitor's process: the shell's only child. */
async function monitorProcess(it: RealTerminal): Promise<number> {
  const shell = await it.ask('pane_pid')
  return Number(execFileSync('pgrep', ['-P', shell], { encoding: 'utf8' }).trim())
}

describe.skipIf(!hasTmux)(hasTmux ? 'in a real terminal' : 'in a real terminal (skipped: there is no tmux)', () => {
  afterEach(() => terminal.close())

  test('80 × 24: log in, acknowledge, quit', async () => {
    const it = await open(80, 24)
    await it.waitFor('E-mail address')
    await it.press(user.name, 'Tab', user.password, 'Enter')
    await it.waitFor(/› ▲ .*car gate jammed.*Set +Outstanding/)
    expect((await it.screen()).trimEnd().split('\n')).toHaveLength(24)
    await it.pressOnRow('a', 'Acknowledged.')
    await it.waitFor(/car gate jammed.*Deployment/)
    await it.press('q')
    await it.waitFor('code 0')
    await expectSane(it)
  })

  test('160 × 50 with what is known beforehand, resized and back', async () => {
    const it = await open(160, 50, known())
    await it.waitFor(/› ▲ .*car gate jammed/)
    await it.waitFor(/Description +car gate jammed/)
    await it.resize(80, 24)
    await it.waitForGone(/Description +car gate jammed/)
    await it.resize(60, 20)
    await it.waitFor('Lists from 80 × 20 on')
    await it.resize(39, 7)
    await it.waitFor('The window has 39 × 7 characters')
    await it.resize(160, 50)
    const screen = await it.waitFor(/Description +car gate jammed/)
    expect(screen.match(/Liftwatch/g)).toHaveLength(1)
    expect(screen.match(/All \d/g)).toHaveLength(1)
  })

  test('Ctrl-Z leads to the shell and fg back to where one was', async () => {
    const it = await open(100, 30, known())
    await it.waitFor(/› .*car gate jammed/)
    await it.press('4')
    await it.waitFor(/› AMK-AMA1-205-A/)
    await it.press('C-z')
    await it.waitFor('Stopped')
    await expectSane(it)
    await it.press('fg', 'Enter')
    await it.waitFor(/› AMK-AMA1-205-A/)
    expect(await it.ask('alternate_on')).toBe('1')
    expect(await it.ask('cursor_flag')).toBe('0')
    await it.waitFor('✓ Live')
    await it.press('1')
    await it.waitFor(/› .*car gate jammed/)
    await it.press('q')
    await it.waitFor(/fg\n.*monitor\.mjs\n\$/)
    await it.press('echo "code $?"', 'Enter')
    await it.waitFor('code 0')
    await expectSane(it)
  })

  test('the server gone for a while: the rows stay, marked stale; it comes back by itself', async () => {
    const it = await open(80, 24, known())
    await it.waitFor(/› .*car gate jammed/)
    // The rows may be there a moment before the feed is: until then nothing could be stale.
    await it.waitFor('✓ Live')
    const paused = await server.pause()
    const stale = await it.waitFor(/▲ Stale since \d\d:\d\d:\d\d/)
    expect(stale).toContain('car gate jammed')
    await paused.resume()
    await it.waitFor('✓ Live')
    await it.press('q')
    await it.waitFor('code 0')
    await expectSane(it)
  })

  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s leaves the terminal as it was', async (signal, code) => {
    const it = await open(80, 24, known())
    await it.waitFor('Live')
    process.kill(await monitorProcess(it), signal)
    await it.waitFor(`code ${code}`)
    await expectSane(it)
  })

  test('Ctrl-C leaves the terminal as it was', async () => {
    const it = await open(80, 24, known())
    await it.waitFor('Live')
    await it.press('C-c')
    await it.waitFor('code 130')
    await expectSane(it)
  })

  test('80 × 24 without options and colours: the overview with all its parts', async () => {
    await sendAlarm(server, device, { lift: 'B', description: 'stuck between floors' })
    const it = await open(80, 24, { ...known(), NO_COLOR: '1' }, 'plain.mjs')
    await it.waitFor(/^ ◆ Waiting for someone: \d+ · As of \d\d:\d\d:\d\d/m)
    await it.waitFor(/^› ▲ Urgent .*stuck between floors/m)
    await it.waitFor(/^ Open lift faults \d \(Breakdown or urgent \d, /m)
    await it.waitFor(/^ Last 24 hours Lift faults +[▁▂▃▄▅▆▇█]{24,25} 2, at most \d an hour/m)
    await it.waitFor(/^ Ang Mo Kio Town Council +\d +0 +Ascendo Lifts +\d +0/m)
    const screen = await it.waitFor(/^ Server Live · clock agrees · devices in time/m)
    for (const line of screen.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    await it.press('q')
    await it.waitFor('code 0')
  })
})

test('without a terminal it is one line and an exit code', () => {
  const run = () => execFileSync('node', [join(folder, 'monitor.mjs')], { stdio: 'pipe' })
  expect(run).toThrow(expect.objectContaining({ status: 2 }))
  try {
    run()
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
    expect(stdout.toString()).toBe('')
    expect(stderr.toString()).toMatch(/^liftwatch monitor: The monitor needs a terminal.*\n$/)
  }
})
