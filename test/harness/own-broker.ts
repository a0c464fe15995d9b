import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quietPort } from './quiet-port'
import { soon } from './soon'

export const hasOwnBroker = spawnSync('mosquitto', ['-h']).error === undefined

/** A Mosquitto of a test's own, which stores what waits in it when it stops. */
export interface OwnBroker {
  readonly url: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly remove: () => Promise<void>
}

function canConnect(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    }).on('error', reject)
  })
}

export async function startOwnBroker(): Promise<OwnBroker> {
  const folder = await mkdtemp(join(tmpdir(), 'lw-broker-'))
  const port = await quietPort()
  const file = join(folder, 'mosquitto.conf')
  const lines = [
    `listener ${port} 127.0.0.1`,
    'allow_anonymous true',
    'persistence true',
    `persistence_location ${folder}/`,
    // As root it would become another user, who may not enter the folder.
    ...(process.getuid?.() === 0 ? ['user root'] : []),
  ]
  await writeFile(file, `${lines.join('\n')}\n`)
  let child: ChildProcess | undefined
  let ended: Promise<unknown> = Promise.resolve()
  const broker: OwnBroker = {
    url: `mqtt://127.0.0.1:${port}`,
    async start() {
      child = spawn('mosquitto', ['-c', file], { stdio: 'ignore' })
      ended = new Promise(resolve => child!.once('exit', resolve))
      await soon(() => canConnect(port))
    },
    async stop() {
      if (!child) return
      child?.kill('SIGTERM')
      await ended
      child = undefined
    },
    async remove() {
      await broker.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await broker.start()
  return broker
}
