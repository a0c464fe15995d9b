import { screenPermissions } from '@liftwatch/core/contract/accounts/permissions'
import { trendRange } from '@liftwatch/core/reports/home-trend'
import type { Connection, Database } from '../../../server/src/db/connect'
import { connectFigures } from '../../../server/src/db/figure-connections'
import { atOneMoment, inTransaction } from '../../../server/src/db/transaction'
import { findHomeSummary } from '../../../server/src/queries/home/summary'
import { findHomeTrend } from '../../../server/src/queries/home/trend'
import { insertNotices } from '../../../server/src/queries/notices'
import { atMost, quantile, type Figure } from '../figures'
import type { HomeReader } from './readers'

const rounds = 200
const warming = 20

/** So that what is timed is read, and not what another reader was given a moment ago. */
async function changeSomething(db: Database): Promise<void> {
  const notice = { kind: 'lifts', subjectId: null, count: 1, scopeId: null } as const
  await inTransaction(db, tx => insertNotices(tx, [notice], Date.now()))
}

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

/** Milliseconds of a call by each reader in turn, and of its statements alone: both meet the same machine. */
async function p95Of(
  db: Database,
  readers: readonly HomeReader[],
  call: (reader: HomeReader) => Promise<unknown>,
  bare: (reader: HomeReader) => Promise<unknown>,
) {
  const samples = { call: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    // Every other one is of the whole estate, which is the most there is to count.
    const reader = round % 2 === 0 ? readers[0]! : readers[1 + (((round - 1) / 2) % (readers.length - 1))]!
    await changeSomething(db)
    const ms = { call: await msOf(() => call(reader)), bare: await msOf(() => bare(reader)) }
    if (round < warming) continue
    samples.call.push(ms.call)
    samples.bare.push(ms.bare)
  }
  return { value: quantile(samples.call, 0.95), baseline: quantile(samples.bare, 0.95), unit: 'ms' }
}

/** How long a screen waits for its figures where no one has just asked for the same. */
export async function timeHome({ db, settings }: Connection, readers: readonly HomeReader[]): Promise<Figure[]> {
  const asReader = ({ scope }: HomeReader) => ({ scope, permissions: new Set(screenPermissions), at: Date.now() })
  const { figures, close } = connectFigures(settings, () => {})
  const summary = await p95Of(
    db,
    readers,
    ({ client }) => client.home.summary({}),
    reader => findHomeSummary(figures, asReader(reader)),
  )
  await close()
  const trend = await p95Of(
    db,
    readers,
    ({ client }) => client.home.trend({}),
    reader => atOneMoment(db, tx => findHomeTrend(tx, asReader(reader), trendRange({}, Date.now()))),
  )
  return [atMost({ figure: 'summary p95', ...summary }, 20), atMost({ figure: 'trend p95', ...trend }, 60)]
}
