import { estate, estateBlock, type EstateBlock } from '@liftwatch/core/contract/estate'
import { AppError } from '@liftwatch/core/errors'
import { estateImportMaxRows, estateImportWithinMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { importBlocks, importEstate, type ImportResult } from '../estate/import-estate'
import { recordAuditEntry } from '../http/audited'
import { route } from '../http/route'
import { Turns } from '../http/turns'
import { insertNotices } from '../queries/notices'
import { createStage, listStagedStreets, readStagedBlocks, stageBlocks } from '../queries/staged-blocks'

/** Carries a rehearsal's result out of the transaction that it undoes. */
class DryRun extends Error {
  readonly result: ImportResult

  constructor(result: ImportResult) {
    super('dry run')
    this.result = result
  }
}

/** Each holds a connection to the database for as long as its sender takes. */
const turns = new Turns({ atOnceMax: 2, perKeyMax: 1, waitingPerKeyMax: 4, waitWithinMs: estateImportWithinMs })

/** Keeps blocks as they arrive, and brings them in once all are there: no one waits for a slow sender. */
async function importSlices(
  tx: Database,
  slices: AsyncIterable<readonly EstateBlock[]>,
  at: number,
): Promise<ImportResult> {
  await createStage(tx)
  let count = 0
  for await (const blocks of slices) {
    count += blocks.length
    if (count > estateImportMaxRows) throw new AppError('too-large')
    await stageBlocks(tx, blocks)
  }
  const open = async () => ({ streets: await listStagedStreets(tx), slices: readStagedBlocks(tx) })
  return importBlocks(tx, open, at)
}

export const estateRoutes = [
  route(estate.import, async call => {
    const { db, at, input, caller, leaving, readLines } = call
    const { blocks, isDryRun } = input
    const work = async (tx: Database) => {
      const result = await (readLines ? importSlices(tx, readLines(estateBlock), at) : importEstate(tx, blocks, at))
      if (isDryRun) throw new DryRun(result)
      await recordAuditEntry(tx, estate.import, call, null, { ...result })
      if (result.lifts > 0) {
        await insertNotices(tx, [{ kind: 'lifts', subjectId: null, count: result.lifts, scopeId: null }], at)
      }
      return result
    }
    try {
      return await turns.run(caller.userId, leaving, () => inTransaction(db, work))
    } catch (error) {
      if (error instanceof DryRun) return error.result
      throw error
    }
  }),
]
