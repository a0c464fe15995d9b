import { estate, estateBlock, liftContract, type EstateBlock } from '@liftwatch/core/contract/estate/estate'
import { AppError } from '@liftwatch/core/errors'
import { estateImportMaxRows, estateImportWithinMs } from '@liftwatch/core/limits'
import { actUnlessDry } from '../actions/dry-run'
import type { Database } from '../db/connect'
import { assignContracts, slicesOf } from '../estate/assign-contracts'
import { importBlocks, importEstate, type BlockSource } from '../estate/import-estate'
import { restoreLifts, retireLifts } from '../estate/retire-lifts'
import { updateBlocks } from '../estate/update-estate'
import { route } from '../http/route'
import { Turns } from '../http/turns'
import { createStage, listStagedStreets, readStagedBlocks, stageBlocks } from '../queries/staged-blocks'

/** Each holds a connection to the database for as long as its sender takes. */
const turns = new Turns({ atOnceMax: 2, perKeyMax: 1, waitingPerKeyMax: 4, waitWithinMs: estateImportWithinMs })

/** Stores blocks as they arrive, and answers how to read them once all are there: no one waits for a slow sender. */
async function staged(
  tx: Database,
  slices: AsyncIterable<readonly EstateBlock[]>,
): Promise<() => Promise<BlockSource>> {
  await createStage(tx)
  let count = 0
  for await (const blocks of slices) {
    count += blocks.length
    if (count > estateImportMaxRows) throw new AppError('too-large')
    await stageBlocks(tx, blocks)
  }
  return async () => ({ streets: await listStagedStreets(tx), slices: readStagedBlocks(tx) })
}

export const estateRoutes = [
  route(estate.import, call => {
    const { at, input, caller, leaving, readLines } = call
    const { blocks, isDryRun } = input
    const work = async (tx: Database) => {
      const open = readLines ? await staged(tx, readLines(estateBlock)) : undefined
      const result = await (open ? importBlocks(tx, open, at) : importEstate(tx, blocks, at))
      const notice = { kind: 'lifts', subjectId: null, count: result.lifts, scopeId: null } as const
      return {
        answer: result,
        entries: [{ subjectId: null, detail: { ...result } }],
        notices: result.lifts > 0 ? [notice] : [],
      }
    }
    return turns.run(caller.userId, leaving, () => actUnlessDry(isDryRun, call, work))
  }),

  route(estate.update, call => {
    const { input, caller, leaving, readLines } = call
    const { blocks, isDryRun } = input
    const work = async (tx: Database) => {
      const inMemory = async () => ({ streets: blocks, slices: [blocks] })
      return updateBlocks(tx, readLines ? await staged(tx, readLines(estateBlock)) : inMemory)
    }
    return turns.run(caller.userId, leaving, () => actUnlessDry(isDryRun, call, work))
  }),

  route(estate.assign, call => {
    const { input, caller, leaving, readLines } = call
    const slices = () => (readLines ? readLines(liftContract) : slicesOf(input.contracts))
    return turns.run(caller.userId, leaving, () =>
      actUnlessDry(input.isDryRun, call, tx => assignContracts(tx, slices())),
    )
  }),

  route(estate.retire, call => {
    const { lifts: names, reason, isDryRun } = call.input
    return actUnlessDry(isDryRun, call, tx => retireLifts(tx, call, { names, reason }))
  }),

  route(estate.restore, call =>
    actUnlessDry(call.input.isDryRun, call, tx => restoreLifts(tx, call, call.input.lifts)),
  ),
]
