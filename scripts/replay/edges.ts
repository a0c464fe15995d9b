import type { Outage } from './outages'

/** What the replay sends: one SET or CLEAR of a number of one of the file's lifts. */
export interface ReplayEdge {
  readonly lift: string
  readonly type: 'LIFT_FAULT' | 'RBE'
  readonly ts: number
  readonly number: number
  readonly state: 'SET' | 'CLEAR'
  readonly description: string
}

/**
 * The file gives reasons, not fault numbers: a number that such a reason may have. Each is one that keeps a lift from running, as
 * every outage did: water is not the alarm of the pit, but the safety circuit that it opens.
 */
const numberByReason: readonly (readonly [reason: RegExp, number: number])[] = [
  [/power|con edison/i, 16],
  [/fire|incident|accident|water|weather/i, 12],
  [/inspection|safety/i, 19],
  [/repair/i, 6],
  [/service call/i, 3],
]
const numberOtherwise = 15

function numberOf({ reason }: Outage): number {
  return numberByReason.find(([pattern]) => pattern.test(reason))?.[1] ?? numberOtherwise
}

interface Episode {
  readonly startTs: number
  readonly endTs: number | null
  readonly reason: string
}

function isWithin(episode: Episode, ts: number): boolean {
  return episode.endTs === null || ts <= episode.endTs
}

/** Outages of one lift that overlap are one SET and one CLEAR: a device has one bit for it. */
export function joined(outages: readonly Outage[]): Episode[] {
  const episodes: Episode[] = []
  for (const { startTs, endTs, reason } of outages.toSorted((a, b) => a.startTs - b.startTs)) {
    const last = episodes.at(-1)
    if (!last || !isWithin(last, startTs)) {
      episodes.push({ startTs, endTs, reason })
      continue
    }
    const end = last.endTs === null || endTs === null ? null : Math.max(last.endTs, endTs)
    episodes[episodes.length - 1] = { ...last, endTs: end }
  }
  return episodes
}

interface Edges {
  readonly edges: readonly ReplayEdge[]
  /** Outages that overlap an earlier one of their lift and number, and are sent as one with it. */
  readonly mergedCnt: number
}

/** SETs and CLEARs in the order of their instants. An outage that never ended has no CLEAR. */
export function toEdges(outages: readonly Outage[]): Edges {
  const groups = new Map<string, Outage[]>()
  for (const outage of outages) {
    const key = `${outage.lift} ${numberOf(outage)}`
    groups.set(key, [...(groups.get(key) ?? []), outage])
  }
  const edges = [...groups.values()].flatMap(group =>
    joined(group).flatMap(({ startTs, endTs, reason }): ReplayEdge[] => {
      const edge = {
        lift: group[0]!.lift,
        type: 'LIFT_FAULT',
        number: numberOf(group[0]!),
        description: reason,
      } as const
      const set = { ...edge, ts: startTs, state: 'SET' } as const
      return endTs === null ? [set] : [set, { ...edge, ts: endTs, state: 'CLEAR' }]
    }),
  )
  const setCnt = edges.filter(edge => edge.state === 'SET').length
  return { edges: edges.toSorted((a, b) => a.ts - b.ts), mergedCnt: outages.length - setCnt }
}
