import { quantile } from '../figures'
import { textOf } from './cell-screen'
import type { Site } from './site'
import { firstRow } from './site'
import { openTerminal, type BenchTerminal } from './terminal'

const rounds = 5

/** Milliseconds until a program that is opened now shows something. */
async function shownAfterMs(open: () => BenchTerminal, sought: RegExp): Promise<number> {
  const startedAt = performance.now()
  const terminal = open()
  const ms = await new Promise<number>(resolve => {
    terminal.onOutput(() => {
      if (sought.test(textOf(terminal.rows()))) resolve(performance.now() - startedAt)
    })
  })
  await terminal.end()
  return ms
}

/** The median of each; they take turns, so that both meet the same machine. */
export async function measureStart(site: Site): Promise<{ readonly monitor: number; readonly node: number }> {
  const monitor: number[] = []
  const node: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    monitor.push(await shownAfterMs(site.launchMonitor, firstRow))
    node.push(await shownAfterMs(() => openTerminal(['-e', "process.stdout.write('node')"]), /node/))
  }
  return { monitor: quantile(monitor, 0.5), node: quantile(node, 0.5) }
}
