import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@liftwatch/core/client/client'
import { technicians, workRemarks } from '../demo/case-words'
import type { Random } from '../demo/random'
import { runResidents } from './residents'

/** The rest waits for people. */
const handledShare = 0.6
/** How long each step takes on average: an hour of a real desk in some minutes. */
const meanStepMs = 150_000

/** Takes a case to its end, unless a person does it first: what is refused then is theirs. */
async function handle(client: Client, random: Random, id: string, signal: AbortSignal): Promise<void> {
  const steps = [
    { action: 'deploy', technicianName: random.pick(technicians) },
    { action: 'complete', remark: random.pick(workRemarks) },
    { action: 'close' },
  ] as const
  await client.complaints.markSeen({ id })
  for (const step of steps) {
    await sleep(random.exponential(meanStepMs) + 20_000, undefined, { signal })
    await client.complaints.setStatus({ id, ...step })
  }
}

/** A desk at which residents call: it logs their cases, and takes a part of them to their end. */
export async function runDesk(client: Client, random: Random, signal: AbortSignal): Promise<void> {
  const onLogged = (id: string) => {
    if (random.chance(handledShare)) void handle(client, random, id, signal).catch(() => {})
  }
  await runResidents({ client, random, onLogged }, signal)
}
