import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ScreensReport, ScreensRequest } from './screens'

export interface Screens {
  readonly pid: number
  readonly open: (request: ScreensRequest) => Promise<ScreensReport>
  readonly report: () => Promise<ScreensReport>
  readonly close: () => void
}

/** The streams' other side, in a process of its own. */
export function startScreens(): Screens {
  const path = fileURLToPath(new URL('screens.ts', import.meta.url))
  const child = fork(path, [], { stdio: ['ignore', 2, 2, 'ipc'] })
  function ask(message: ScreensRequest | 'report'): Promise<ScreensReport> {
    return new Promise((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`the screens ended with ${code}`))
      child.once('exit', gone)
      child.once('message', report => {
        child.off('exit', gone)
        resolve(report as ScreensReport)
      })
      child.send(message)
    })
  }
  return { pid: child.pid!, open: ask, report: () => ask('report'), close: () => child.kill() }
}
