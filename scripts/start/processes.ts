import { fork, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDataFolder } from '../../server/src/data-folder'
import type { ConnectionSettings } from '../../server/src/db/connect'
import { program } from '../build-parts'
import type { Demo } from '../demo/file'
import type { Stop } from './stop'

export interface ServerProcess {
  readonly url: string
  readonly mqttPort: number
  readonly database: ConnectionSettings
  /** Resolves with the exit code when the server is gone, for whatever reason. */
  readonly ended: Promise<number>
  readonly stop: () => Promise<number>
}

interface ReadyMessage {
  readonly kind: 'ready'
  readonly url: string
  readonly mqttPort: number
  readonly database: ConnectionSettings
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}

function outputOf(logFile: string | undefined): 'inherit' | number {
  if (logFile === undefined) return 'inherit'
  makeDataFolder(dirname(logFile))
  // The server writes to it for as long as this process lives; a FileHandle would be closed as soon as no one holds it.
  return openSync(logFile, 'a', 0o600)
}

/** Starts the server as a process of its own, and waits until it is ready or gone. What it has to complain of it says itself. */
export async function startServer(logFile: string | undefined): Promise<ServerProcess | { readonly exitCode: number }> {
  const child = fork(program, ['serve'], { execArgv: [], stdio: ['ignore', outputOf(logFile), 'inherit', 'ipc'] })
  const ended = exitOf(child)
  const ready = new Promise<ReadyMessage>(resolve => child.once('message', message => resolve(message as ReadyMessage)))
  const first = await Promise.race([ready, ended])
  if (typeof first === 'number') return { exitCode: first }
  return {
    ...first,
    ended,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Opens the monitor in this terminal, logged in as the demo's operator, and waits until it is quit or the end is asked for. */
export async function openMonitor(url: string, dataFolder: string, demo: Demo | undefined, stop: Stop): Promise<void> {
  const login = demo?.logins.find(({ name }) => name.startsWith('operator@'))
  const passwordFile = join(dataFolder, 'demo-operator.password')
  if (login) await writeFile(passwordFile, `${login.password}\n`, { mode: 0o600 })
  const env = {
    ...process.env,
    LIFTWATCH_SERVER: url,
    // Ctrl-Z would stop this server as well.
    LIFTWATCH_SHARED_JOB: '1',
    ...(login && { LIFTWATCH_USER: login.name, LIFTWATCH_PASSWORD_FILE: passwordFile }),
  }
  const child = fork(program, ['monitor'], { execArgv: [], stdio: 'inherit', env })
  const ended = exitOf(child)
  await Promise.race([ended, stop.asked])
  child.kill('SIGTERM')
  await ended
}
