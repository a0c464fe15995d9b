import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@liftwatch/core/client/client'

/** What operators have open while someone runs reports. */
const calls: readonly ((client: Client) => Promise<unknown>)[] = [
  client => client.liftFaults.page({}),
  client => client.liftFaults.count({}),
  client => client.passengerTraps.page({}),
  client => client.complaints.page({}),
  client => client.lifts.page({}),
]

const pauseMs = 20

/** Calls one after the other, with a breath between, for as long as something lasts. Answers the milliseconds of each. */
export async function callWhile(client: Client, something: Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  const over = new AbortController()
  const end = () => over.abort()
  something.then(end, end)
  for (let next = 0; !over.signal.aborted; next += 1) {
    const startedAt = performance.now()
    await calls[next % calls.length]!(client)
    samples.push(performance.now() - startedAt)
    await sleep(pauseMs)
  }
  return samples
}
