import { fork, type ChildProcess } from 'node:child_process'
import type { ConnectionSettings } from '../../server/src/db/connect'
import { main } from './cli'

export interface ServerProcess {
  readonly url: string
  readonly mqttPort: number
  readonly database: ConnectionSettings
  readonly child: ChildProcess
  /** Sends a signal and waits until the process is gone; answers its exit code, null after a signal that it did not survive. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** A server that did not come up: what it said, and how it ended. */
export interface FailedStart {
  readonly exitCode: number | null
  readonly stderr: string
}

interface Ready {
  readonly url: string
  readonly mqttPort: number
  readonly database: ConnectionSettings
}

/**
 * Starts the server as it is shipped, as a process of its own, and waits until it is ready, or gone.
 * @param program of another version, where it is not this one's
 */
export async function startServerProcess(
  env: Record<string, string>,
  program?: string,
): Promise<ServerProcess | FailedStart> {
  const child = fork(program ?? main, program === undefined ? ['serve'] : [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      LIFTWATCH_PORT: '0',
      LIFTWATCH_MQTT_PORT: '0',
      DATABASE_URL: '',
      MQTT_URL: '',
      LIFTWATCH_TILES_URL: '',
      ...env,
    },
  })
  let stderr = ''
  child.stderr!.on('data', (data: Buffer) => (stderr += data.toString()))
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const ready = new Promise<Ready>(resolve => child.once('message', message => resolve(message as Ready)))
  const first = await Promise.race([ready, ended])
  if (first === null || typeof first === 'number') return { exitCode: first, stderr }
  return {
    ...first,
    child,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/** As `startServerProcess`, where a start that fails is the test's failure. */
export async function mustStart(env: Record<string, string>, program?: string): Promise<ServerProcess> {
  const server = await startServerProcess(env, program)
  if ('exitCode' in server) throw new Error(`the server did not start: ${server.stderr}`)
  return server
}
