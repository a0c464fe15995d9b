import { sql } from 'drizzle-orm'
import type { EstateBlock } from '@liftwatch/core/contract/estate/estate'
import type { Database } from '../db/connect'
import { listRows } from './rows'

/** Few enough to be read and made into rows between two turns of the event loop. */
const blocksAtOnce = 200

/** A table of this transaction's own, in which blocks wait until all of them are there. */
export async function createStage(tx: Database): Promise<void> {
  await tx.execute(sql`CREATE TEMPORARY TABLE staged_block (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, block jsonb NOT NULL) ON COMMIT DROP`)
}

export async function stageBlocks(tx: Database, blocks: readonly EstateBlock[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO staged_block (block)
    SELECT value FROM jsonb_array_elements(${JSON.stringify(blocks)}::jsonb) WITH ORDINALITY ORDER BY ordinality`)
}

/** Each street of each town once. */
export function listStagedStreets(tx: Database): Promise<Pick<EstateBlock, 'townCode' | 'street'>[]> {
  return listRows(
    tx,
    sql`SELECT DISTINCT block ->> 'townCode' AS "townCode", block ->> 'street' AS street FROM staged_block`,
  )
}

/** All blocks in the order in which they came, some at a time. */
export async function* readStagedBlocks(tx: Database): AsyncGenerator<readonly EstateBlock[]> {
  for (let after = 0; ;) {
    const rows = await listRows<{ id: number; block: EstateBlock }>(
      tx,
      sql`SELECT id, block FROM staged_block WHERE id > ${after} ORDER BY id LIMIT ${blocksAtOnce}`,
    )
    if (rows.length === 0) return
    yield rows.map(({ block }) => block)
    after = rows.at(-1)!.id
  }
}
