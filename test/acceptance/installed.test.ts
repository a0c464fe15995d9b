import { once } from 'node:events'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { version } from '@liftwatch/core/contract/version'
import * as pty from '@lydell/node-pty'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePackage } from '../../scripts/package'
import { makeBareRoot, noBareRootBecause, readInside, type BareRoot } from '../harness/bare-root'
import { soon } from '../harness/soon'

const reason = await noBareRootBecause()

/** Eighty packages come from npm's cache, or else from the registry. */
const installWithinMs = 300_000

/** PostgreSQL's links are then not there, and the server's user may not make them. */
const install = ['npm', 'install', '--global', '--ignore-scripts', '--prefix', '/usr/local']

describe.skipIf(reason !== undefined)(`on a bare machine${reason === undefined ? '' : ` (skipped: ${reason})`}`, () => {
  let machine: BareRoot
  let packed: string
  let said: string

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'liftwatch-package-'))
    ;[machine, packed] = await Promise.all([makeBareRoot(), makePackage(folder)])
    await copyFile(packed, join(machine.folder, 'root', basename(packed)))
    await rm(folder, { recursive: true })
    const { status, output } = await machine.run('root', ...install, `/root/${basename(packed)}`)
    expect(status, output).toBe(0)
    said = output
  }, installWithinMs)
  afterAll(() => machine?.remove())

  test('the file installs without a warning, and has no sources', async () => {
    expect(said).not.toMatch(/warn|deprecated/i)
    expect(basename(packed)).toBe(`liftwatch-${version}.tgz`)
    const list = await machine.run(
      'root',
      'node',
      '-e',
      `
      const { readdirSync } = require('node:fs')
      const files = readdirSync('/usr/local/lib/node_modules/liftwatch', { recursive: true })
      console.log(files.filter(name => !name.includes('node_modules') && /\\.tsx?$|\\.map$|test\\./.test(name)).join())`,
    )
    expect(list.output.trim()).toBe('')
  })

  test('command line, completion, manual page and doctor work for an ordinary user', async () => {
    expect(await machine.run('operator', 'liftwatch', '--version')).toEqual({ status: 0, output: `${version}\n` })
    expect((await machine.run('operator', 'liftwatch', 'alarms', 'lift-fault', 'ack', '--help')).output).toContain(
      'Examples:',
    )
    expect((await machine.run('operator', 'liftwatch', 'completion', 'bash')).output).toContain('complete')
    expect(await readInside(machine, 'usr/local/share/man/man1/liftwatch.1')).toContain(`"Liftwatch ${version}"`)
    const free = ['LIFTWATCH_PORT=0', 'LIFTWATCH_MQTT_PORT=0']
    const doctor = await machine.run('operator', '/usr/bin/env', ...free, 'liftwatch', 'doctor', '--server')
    expect(doctor.status, doctor.output).toBe(0)
    expect(doctor.output).toContain('The embedded PostgreSQL, in /home/operator/.liftwatch; it does not run now.')
  })

  test('the server starts with its own database, serves console and API; command line and monitor reach it', async () => {
    const settings = ['LIFTWATCH_PORT=0', 'LIFTWATCH_MQTT_PORT=0', 'LIFTWATCH_TILES_URL=']
    const server = machine.start('operator', '/usr/bin/env', ...settings, 'liftwatch', 'serve')
    let log = ''
    for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (data: Buffer) => (log += data.toString()))
    const ended = once(server, 'exit')
    try {
      await soon(() => expect(log).toContain('"msg":"ready"'))
      const ready = log.split('\n').find(line => line.includes('"msg":"ready"'))!
      const { url, version: logged } = JSON.parse(ready) as { url: string; version: string }
      expect(logged).toBe(version)
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      expect(await (await fetch(`${url}/`)).text()).toContain('<div id="root">')
      const at = `LIFTWATCH_SERVER=${url}`
      const [first = ''] = (await readInside(machine, 'home/operator/.liftwatch/first-admin')).split('\n')
      const password = '/home/operator/password'
      await writeFile(join(machine.folder, password), first)
      const login = await machine.run(
        'operator',
        '/usr/bin/env',
        at,
        'liftwatch',
        'login',
        'admin@liftwatch.local',
        '--password-file',
        password,
      )
      expect(login.status, login.output).toBe(0)
      const who = await machine.run('operator', '/usr/bin/env', at, 'liftwatch', 'whoami', '-o', 'json')
      expect(JSON.parse(who.output)).toMatchObject({ email: 'admin@liftwatch.local' })
      const backup = await machine.run('operator', 'liftwatch', 'backup', '--out', '/home/operator/backups')
      expect(backup.status, backup.output).toBe(0)
      const doctor = await machine.run('operator', 'liftwatch', 'doctor', '--server', '-o', 'json')
      expect(doctor.output).toContain('embedded, in /home/operator/.liftwatch')
      await seeMonitor(machine, at)
    } finally {
      server.kill('SIGTERM')
      await ended
    }
    expect(server.exitCode, log).toBe(0)
  })
})

/** The monitor in a terminal of 80 columns and 24 lines, with the session of the command line. */
async function seeMonitor(machine: BareRoot, at: string): Promise<void> {
  const [program, args] = machine.inside('operator', at, 'liftwatch', 'monitor')
  const env = {
    ...process.env,
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin',
    TERM: 'xterm-256color',
    LC_ALL: 'C.UTF-8',
  }
  const screen = pty.spawn(program, args, { cols: 80, rows: 24, env })
  let seen = ''
  screen.onData(data => (seen += data))
  const ended = new Promise<number>(resolve => screen.onExit(({ exitCode }) => resolve(exitCode)))
  await soon(() => expect(seen).toMatch(/Live/))
  screen.write('q')
  expect(await ended).toBe(0)
}
