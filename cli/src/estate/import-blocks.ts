import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import type { estate } from '@liftwatch/core/contract/estate/estate'
import { estateImportWithinMs } from '@liftwatch/core/limits'
import type { Context } from '../command/context'
import type { EstateReading } from './read-estate'

/** What an import made, or would make. */
export type Imported = AnswerOf<typeof estate.import>

/** Has the server import blocks, or only try it. */
export async function importBlocks(
  context: Context,
  { blocks }: Pick<EstateReading, 'blocks'>,
  isDryRun: boolean,
): Promise<Imported> {
  const client = await context.member({ timeoutMs: estateImportWithinMs })
  return client.estate.import({ blocks: [...blocks], isDryRun })
}
