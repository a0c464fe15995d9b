import { AppError } from '@liftwatch/core/errors'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Context } from '../command/context'
import type { Output } from './output-flags'
import { createRowWriter, type Columns } from './rows'

/**
 * Writes the pages of a list as one, and says on stderr when there is more than was written, or nothing at all.
 * Errors: nothing-matched, where that was asked for.
 */
export async function writeList<Row>(
  context: Context,
  output: Output,
  columns: Columns<Row>,
  pages: AsyncIterable<{ readonly content: readonly Row[]; readonly totalElements: number }>,
  { emptyKey, failIfEmpty = false }: { readonly emptyKey: TextKey; readonly failIfEmpty?: boolean },
): Promise<void> {
  const writer = createRowWriter(context, output, columns)
  let shown = 0
  let total = 0
  for await (const { content, totalElements } of pages) {
    writer.write(content)
    shown += content.length
    total = totalElements
  }
  await writer.end(total)
  if (shown < total) context.say('cli.cut', { shown, total })
  else if (total === 0 && failIfEmpty) throw new AppError('nothing-matched')
  else if (total === 0) context.say(emptyKey)
}
