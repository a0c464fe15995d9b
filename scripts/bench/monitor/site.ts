import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Client } from '@liftwatch/core/client/client'
import { program } from '../../build-parts'
import { seedEstate } from '../estate'
import { logIn } from '../log-in'
import { seedFaults } from '../seed-faults'
import { startServerProcess, type ServerProcess } from '../server-process'
import { createBenchUser } from '../user'
import { openTerminal, type BenchTerminal } from './terminal'

const lifts = 600
const openFaults = 10_000

/** A server with a long list of open faults, someone who works there, and a monitor that is logged in. */
export interface Site {
  readonly server: ServerProcess
  /** Of another operator. */
  readonly colleague: Client
  /** Opens a monitor in a terminal. It need not have drawn anything yet. */
  readonly launchMonitor: () => BenchTerminal
  /** Opens a monitor and waits until its list is there, and a while longer, until nothing else comes. */
  readonly openMonitor: () => Promise<BenchTerminal>
  /** Whether monitors that are opened from now on have a clock in their header. */
  readonly setClock: (hasClock: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

/** The row under the cursor, of which the list's first row is one. */
export const firstRow = /^›.*Breakdown/m
const settledMs = 2_000

export async function openSite(say: (line: string) => void): Promise<Site> {
  const server = await startServerProcess()
  const folder = await mkdtemp(join(tmpdir(), 'lw-bench-monitor-'))
  const settingsFile = join(folder, 'monitor.json')
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: folder }
  const opened: BenchTerminal[] = []

  function launch(): BenchTerminal {
    const terminal = openTerminal([program, 'monitor', '--screen', 'lift-faults'], env)
    opened.push(terminal)
    return terminal
  }

  async function open(): Promise<BenchTerminal> {
    const terminal = launch()
    await terminal.waitFor(firstRow)
    await sleep(settledMs)
    return terminal
  }

  async function setClock(hasClock: boolean): Promise<void> {
    const stored = JSON.parse(await readFile(settingsFile, 'utf8').catch(() => '{}')) as Record<string, unknown>
    const settings = { ...(stored['settings'] as object | undefined), clock: hasClock }
    await writeFile(settingsFile, JSON.stringify({ ...stored, settings }))
  }

  async function close(): Promise<void> {
    await Promise.all(opened.map(terminal => terminal.end()))
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    say(`estate of ${lifts} lifts, ${openFaults} open faults …`)
    const { db } = server.connection
    await seedEstate(db, lifts, 3)
    await seedFaults(db, openFaults, 1)
    const user = await createBenchUser(db)
    const passwordFile = join(folder, 'password')
    await writeFile(passwordFile, user.password, { mode: 0o600 })
    // A monitor that logs in by itself does not stay so; it shares the session of the command line, which does.
    const login = [program, 'login', user.name, '--password-file', passwordFile, '--remember']
    await promisify(execFile)(process.execPath, login, { env: { ...process.env, ...env } })
    await setClock(false)
    const colleague = await logIn(server.url, await createBenchUser(db))
    return { server, colleague, launchMonitor: launch, openMonitor: open, setClock, close }
  } catch (error) {
    await close()
    throw error
  }
}
