import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from '../build'
import { program } from '../build-parts'
import { connect, type Connection, type ConnectionSettings } from '../../server/src/db/connect'

export interface ServerProcess {
  readonly url: string
  readonly mqttPort: number
  readonly pid: number
  readonly connection: Connection
  readonly stop: () => Promise<void>
}

interface Ready {
  readonly url: string
  readonly mqttPort: number
  readonly database: ConnectionSettings
}

function readyOf(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve(message as Ready))
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
}

/**
 * The built server, as a process of its own with an embedded database in a folder that goes away with it.
 * @param settings besides those of a server of its own
 */
export async function startServerProcess(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  await buildStale()
  const folder = await mkdtemp(join(tmpdir(), 'lw-bench-'))
  const env = {
    ...process.env,
    LIFTWATCH_DATA: folder,
    LIFTWATCH_PORT: '0',
    // What is measured asks no one outside of this machine.
    LIFTWATCH_TILES_URL: '',
    LIFTWATCH_MQTT_PORT: '0',
    LIFTWATCH_LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    MQTT_URL: '',
    // Probes are many alarms of few lifts.
    LIFTWATCH_OPEN_ALARMS_PER_LIFT: '10000',
    LIFTWATCH_NEW_ALARMS_PER_LIFT: '10000',
    ...settings,
  }
  const child = fork(program, ['serve'], { execArgv: [], stdio: ['ignore', 2, 2, 'ipc'], env })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const ready = await readyOf(child)
  const connection = connect(ready.database, 4, () => {})
  return {
    url: ready.url,
    mqttPort: ready.mqttPort,
    pid: child.pid!,
    connection,
    async stop() {
      await connection.close()
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Usage {
  /** CPU time used so far, seconds. */
  readonly cpuSeconds: number
  readonly memoryMb: number
}

const ticksPerSecond = 100

/** What a process has used, as Linux keeps it; zeros elsewhere. */
export async function usageOf(pid: number): Promise<Usage> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  return { cpuSeconds: ticks / ticksPerSecond, memoryMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 }
}
