import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@liftwatch/core/client/client'
import type { SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import { dayMs, minuteMs, pageSizeMax } from '@liftwatch/core/limits'
import type { Random } from '../demo/random'
import { worksFrom } from '../demo/works'

/** How people keep to their plans. */
interface SwitchOnPace {
  readonly lookEveryMs: number
  /** So many of a hundred lifts are switched on late, */
  readonly latePercent: number
  /** by so much on average. */
  readonly meanLateMs: number
  /** Fewer open plans than these, and another is made. */
  readonly openMin: number
}

const lateFromMs = 5 * minuteMs
const demoPace: SwitchOnPace = { lookEveryMs: 30_000, latePercent: 50, meanLateMs: 20 * minuteMs, openMin: 6 }

interface Works {
  readonly client: Client
  readonly random: Random
  readonly pace?: SwitchOnPace
}

/** Plans works on some lift; one that has a plan already is refused, and another is tried the next time. */
async function planOne({ client, random }: Works): Promise<void> {
  const { totalElements } = await client.lifts.page({ size: 1 })
  if (totalElements === 0) return
  const { content } = await client.lifts.page({ size: 1, page: random.whole(0, totalElements - 1) })
  const { at } = await client.moments.now({})
  const works = worksFrom(random, at + random.between(0.1, 10) * dayMs)
  await client.switchOffs.create({ liftId: content[0]!.id, ...works })
}

/** People who switch lifts on when their works are over, some of them late, and plan others, until the signal. */
export async function runSwitchOns(works: Works, signal: AbortSignal): Promise<void> {
  const { client, random, pace = demoPace } = works
  const dueAt = new Map<string, number>()

  function dueOf({ id, onAt }: SwitchOff, at: number): number {
    const known = dueAt.get(id)
    if (known !== undefined) return known
    // Who is late already when the simulator is started is not there at that moment: a visitor is to see what is on delay.
    const isLate = at - onAt > lateFromMs || random.chance(pace.latePercent / 100)
    const due = at + (isLate ? random.exponential(pace.meanLateMs) : 0)
    dueAt.set(id, due)
    return due
  }

  async function look(): Promise<void> {
    const { content, totalElements } = await client.switchOffs.page({
      tab: 'OPEN',
      sort: 'onAt,ASC',
      size: pageSizeMax,
    })
    const { at } = await client.moments.now({})
    for (const one of content.filter(({ isOff, onAt }) => isOff && onAt <= at)) {
      const { id } = one
      if (dueOf(one, at) > at) continue
      dueAt.delete(id)
      // Refused where a person was first.
      await client.switchOffs.switchOn({ id }).catch(() => {})
    }
    if (totalElements < pace.openMin) await planOne(works)
  }

  while (!signal.aborted) {
    // A server that is away is asked again.
    await look().catch(() => {})
    await sleep(pace.lookEveryMs, undefined, { signal }).catch(() => {})
  }
}
