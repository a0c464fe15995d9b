import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LoadReport, LoadRequest } from './load'

/** Runs the load in a process of its own, so that what it costs is not the server's. */
export function runLoad(request: LoadRequest): Promise<LoadReport> {
  const child = fork(fileURLToPath(new URL('load.ts', import.meta.url)), [], { stdio: ['ignore', 2, 2, 'ipc'] })
  child.send(request)
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve(message as LoadReport))
    child.once('exit', code => reject(new Error(`the load ended with ${code}`)))
  })
}
