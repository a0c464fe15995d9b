import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { program, root } from '../../scripts/build-parts'
import { watchSignals } from '../../tui/src/paint/terminal'
import { openTerminal } from '../harness/terminal'

/** Opens a monitor in a terminal of its own, says its pid once it draws, and waits to be killed: the terminal goes with it. */
const window = `
  import { spawn } from '@lydell/node-pty'
  const { LIFTWATCH_MAIN: main, ...env } = process.env
  const terminal = spawn(process.execPath, [main, 'monitor'], { cols: 100, rows: 30, env })
  let screen = ''
  terminal.onData(output => {
    screen += output
    if (screen.includes('Liftwatch')) process.stdout.write(terminal.pid + '\\n')
  })`

async function isThere(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // Where no one takes in orphans, as in many a container, one that has ended stays listed.
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) Z /.test(state)
}

test('a monitor whose window is gone ends, and does not try for ever to tell of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'liftwatch-lost-'))
  const env = {
    ...process.env,
    TERM: 'xterm-256color',
    LIFTWATCH_MAIN: program,
    // No one answers there, which makes no difference.
    LIFTWATCH_SERVER: 'http://127.0.0.1:9',
    LIFTWATCH_CONFIG_DIR: folder,
  }
  const opened = spawn(process.execPath, ['--input-type=module', '-e', window], { cwd: root, env })
  const pid = await new Promise<number>(resolve =>
    opened.stdout.once('data', (data: Buffer) => resolve(Number.parseInt(String(data), 10))),
  )
  expect(await isThere(pid)).toBe(true)
  opened.kill('SIGKILL')
  await expect.poll(() => isThere(pid)).toBe(false)
  await rm(folder, { recursive: true, force: true })
})

test('that a terminal can be neither read nor written is no crash, which could not be reported either', () => {
  const terminal = openTerminal(100, 30)
  const codes: number[] = []
  const stopWatching = watchSignals(code => codes.push(code), terminal)
  for (const stream of [terminal.stdin, terminal.stdout, terminal.stderr]) {
    expect(() => stream.emit('error', new Error('EIO'))).not.toThrow()
  }
  stopWatching()
  expect(codes).toEqual([])
})
