import type { Client } from '@liftwatch/core/client/client'
import type { Database } from '../../../server/src/db/connect'
import { atMost, quantile, reported, type Figure } from '../figures'
import { askedReports } from './asked'

const rounds = 7
const limitMs = 1_000

export interface TimedReport {
  readonly name: string
  readonly ms: number
  readonly bareMs: number
  readonly isOfMonth: boolean
}

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

/** The middle of several rounds; call and bare statement take turns, so that both meet the same machine. The first warms it. */
export async function timeReports(db: Database, client: Client, month: string): Promise<TimedReport[]> {
  const timed: TimedReport[] = []
  const { content } = await client.chronicLifts.page({})
  for (const { name, call, bare, isOfMonth } of askedReports(month, content[0]!.id)) {
    const calls: number[] = []
    const bares: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      calls.push(await msOf(() => call(client)))
      bares.push(await msOf(async () => db.execute(bare)))
    }
    const median = (samples: readonly number[]) => quantile(samples.slice(1), 0.5)
    timed.push({ name, ms: median(calls), bareMs: median(bares), isOfMonth })
  }
  return timed
}

export function reportFigures(timed: readonly TimedReport[]): Figure[] {
  const slowest = timed.reduce((slower, each) => (each.ms > slower.ms ? each : slower))
  const measured = (figure: string, { ms, bareMs }: TimedReport) => ({
    figure,
    value: ms,
    unit: 'ms',
    baseline: bareMs,
  })
  return [
    ...timed.map(each => reported(measured(each.name, each))),
    atMost(measured('slowest report', slowest), limitMs),
  ]
}
