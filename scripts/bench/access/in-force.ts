import type { Client } from '@liftwatch/core/client/client'

/** An open stream of someone whose rights change. */
interface RightsStream {
  /** Resolves with the next word of the server that the reader's rights have changed. */
  readonly nextChange: () => Promise<void>
}

async function follow(client: Client, signal: AbortSignal): Promise<RightsStream> {
  let tell = () => {}
  const events = await client.openStream(undefined, signal)
  void (async () => {
    for await (const { event } of events) if (event.event === 'rights') tell()
  })().catch(() => {}) // Its end is the benchmark's.
  return {
    nextChange: () => new Promise(resolve => (tell = resolve)),
  }
}

/**
 * Milliseconds from each change of a group's permissions until all open streams of its members follow it.
 * @param change takes a permission from the group, or gives it back, by turns
 */
export async function timeInForce(
  readers: readonly Client[],
  change: (round: number) => Promise<unknown>,
  rounds: number,
): Promise<number[]> {
  const leaving = new AbortController()
  try {
    const streams = await Promise.all(readers.map(client => follow(client, leaving.signal)))
    const samples: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const followed = Promise.all(streams.map(stream => stream.nextChange()))
      const startedAt = performance.now()
      await change(round)
      await followed
      samples.push(performance.now() - startedAt)
    }
    return samples
  } finally {
    leaving.abort()
  }
}
