import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'
import { createRandom } from './random'

const seed = 20_251_123
const brands = ['KONE', 'Fujitec', 'Mitsubishi', 'Schindler', 'Otis', 'Sigma'] as const

/** Gives each lift the facts that an estate's own list has of it and reports tell by: its brand, and since when it has run. */
export async function describeLifts(tx: Database): Promise<void> {
  const random = createRandom(seed)
  const lifts = await listRows<{ id: string }>(tx, sql`SELECT id FROM lift ORDER BY name`)
  const facts = lifts.map(({ id }) => {
    const turnOnDate = `${random.whole(1996, 2024)}-${String(random.whole(1, 12)).padStart(2, '0')}-15`
    return { id, attribute: { brand: random.pick(brands), turnOnDate } }
  })
  await tx.execute(sql`
    UPDATE lift SET attribute = lift.attribute || fact.attribute
    FROM jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) AS fact (id uuid, attribute jsonb) WHERE lift.id = fact.id`)
}
