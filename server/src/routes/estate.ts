import { estate } from '@liftwatch/core/contract/estate'
import { inTransaction } from '../db/transaction'
import { importEstate, type ImportResult } from '../estate/import-estate'
import { recordDeed } from '../http/audited'
import { route } from '../http/route'
import { insertNotices } from '../queries/notices'

/** Carries a rehearsal's result out of the transaction that it undoes. */
class DryRun extends Error {
  readonly result: ImportResult

  constructor(result: ImportResult) {
    super('dry run')
    this.result = result
  }
}

export const estateRoutes = [
  route(estate.import, async call => {
    const { blocks, isDryRun } = call.input
    try {
      return await inTransaction(call.db, async tx => {
        const result = await importEstate(tx, blocks, call.at)
        if (isDryRun) throw new DryRun(result)
        await recordDeed(tx, estate.import, call, null, { ...result })
        if (result.lifts > 0) {
          await insertNotices(tx, [{ kind: 'lifts', subjectId: null, count: result.lifts, scopeId: null }], call.at)
        }
        return result
      })
    } catch (error) {
      if (error instanceof DryRun) return error.result
      throw error
    }
  }),
]
