import { atMost, quantile, reported, type Figure } from './figures'
import { measureChangedRows } from './monitor/changed-row'
import { addTrap } from './monitor/changes'
import { measureEcho, measureKeys } from './monitor/key-to-paint'
import { measureMemory } from './monitor/memory'
import { openSite, type Site } from './monitor/site'
import { measureStart } from './monitor/start'
import { bytesPerSecond } from './monitor/written'

const idleSeconds = 60
const clockSeconds = 30

/** A monitor whose clock does not move: it writes only where something changes, or a key is pressed. */
async function benchQuietMonitor(site: Site, say: (line: string) => void): Promise<Figure[]> {
  await site.setClock(false)
  const monitor = await site.openMonitor()
  say('changed rows …')
  const { bytesPerChange, smallestPerChange } = await measureChangedRows(monitor, site.colleague)
  say(`${idleSeconds} s of nothing …`)
  const idle = (await bytesPerSecond(monitor, idleSeconds)) * 60
  say('keys …')
  const keys = await measureKeys(monitor)
  const echo = await measureEcho()
  await monitor.end()
  const ofKeys = (share: number) => ({ value: quantile(keys, share), unit: 'ms', baseline: quantile(echo, share) })
  return [
    reported({ figure: 'changed row', value: bytesPerChange, unit: 'bytes', baseline: smallestPerChange }),
    atMost({ figure: 'changed row ratio', value: bytesPerChange / smallestPerChange, unit: '' }, 2),
    atMost({ figure: 'idle bytes', value: idle, unit: 'bytes/min' }, 0),
    reported({ figure: 'key to paint median', ...ofKeys(0.5) }),
    atMost({ figure: 'key to paint p95', ...ofKeys(0.95) }, 50),
  ]
}

/** A monitor as it is on a bad night: the header's clock runs, and that of someone who is trapped. */
async function benchBusyMonitor(site: Site, say: (line: string) => void): Promise<Figure[]> {
  await site.setClock(true)
  await addTrap(site.server.connection.db)
  const monitor = await site.openMonitor()
  say('clocks …')
  const clock = await bytesPerSecond(monitor, clockSeconds)
  await monitor.end()
  say("an hour's worth of changed rows …")
  const { beforeMb, afterMb } = await measureMemory(site)
  return [
    atMost({ figure: 'clock bytes per second', value: clock, unit: 'bytes/s' }, 300),
    atMost({ figure: 'memory', value: afterMb, unit: 'MB', baseline: beforeMb }, 150),
  ]
}

/** What the monitor costs its line, its user's patience and its machine. */
export async function benchMonitor(say: (line: string) => void): Promise<Figure[]> {
  const site = await openSite(say)
  try {
    const quiet = await benchQuietMonitor(site, say)
    say('start …')
    const start = await measureStart(site)
    const busy = await benchBusyMonitor(site, say)
    return [...quiet, atMost({ figure: 'start', value: start.monitor, unit: 'ms', baseline: start.node }, 600), ...busy]
  } finally {
    await site.close()
  }
}
