import { usageOf } from '../server-process'
import { changedText, changeRows } from './changes'
import type { Site } from './site'

/** One a second for an hour. */
const changes = 3_600
/** As many as a monitor takes without leaving any out of what it fetches; what an hour holds is over in two minutes. */
const changesPerSecond = 30

export interface Memory {
  readonly beforeMb: number
  readonly afterMb: number
}

/** Resident memory of a monitor with all its clocks, before and after an hour's worth of changed rows. */
export async function measureMemory(site: Site): Promise<Memory> {
  const monitor = await site.openMonitor()
  // The first changes bring it to where it stays: code that is compiled, buffers that are taken.
  await changeRows(site, changes / 60, changesPerSecond)
  const before = await usageOf(monitor.pid)
  await changeRows(site, changes, changesPerSecond)
  await monitor.waitFor(new RegExp(`${changedText} ${changes - 1}`))
  const after = await usageOf(monitor.pid)
  await monitor.end()
  return { beforeMb: before.memoryMb, afterMb: after.memoryMb }
}
