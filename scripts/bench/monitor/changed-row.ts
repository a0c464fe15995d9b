import type { Client } from '@liftwatch/core/client/client'
import { headOfList } from './changes'
import { smallestDiff } from './smallest-diff'
import type { BenchTerminal } from './terminal'

const changedRows = 8
/** Longer than a round of fetching takes, so that all that a change brings has been drawn. */
const settledMs = 1_000

export interface ChangedRows {
  readonly bytesPerChange: number
  readonly smallestPerChange: number
}

/** Bytes written while a colleague acknowledges rows that are to be seen: for the row, and the numbers in the tabs. */
export async function measureChangedRows(monitor: BenchTerminal, colleague: Client): Promise<ChangedRows> {
  const ids = await headOfList(colleague, changedRows + 1)
  let bytes = 0
  let smallest = 0
  // Not the row under the cursor, which is drawn otherwise than all others.
  for (const id of ids.slice(1)) {
    const before = monitor.rows()
    const bytesBefore = monitor.bytes()
    await colleague.liftFaults.acknowledge({ id })
    await monitor.waitFor(() => monitor.bytes() > bytesBefore)
    await monitor.waitForQuiet(settledMs)
    bytes += monitor.bytes() - bytesBefore
    smallest += smallestDiff(before, monitor.rows())
  }
  return { bytesPerChange: bytes / changedRows, smallestPerChange: smallest / changedRows }
}
