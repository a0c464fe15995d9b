import { AppError } from '@liftwatch/core/errors'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Context } from '../command/context'
import type { Column } from '../output/columns'
import type { Output } from '../output/output-flags'
import { createLineWriter, createRowWriter, type Columns } from '../output/rows'
import { createProgress } from '../terminal/progress'

/** What became of one of several; the error of one that was not done. */
interface Outcome {
  readonly error: AppError | null
  /** Whether it was so before, so that there was nothing to do. */
  readonly isOld?: boolean
}

interface Each<One extends Outcome> {
  readonly output: Output
  readonly columns: Columns<One>
  /** What the progress counts. */
  readonly label: TextKey
  readonly isDryRun: boolean
}

/** The columns of a dry run, in which people are not to read that anything was done; scripts have the word of what would be. */
function ofDryRun<One extends Outcome>({ all, inTable }: Columns<One>): Columns<One> {
  const withoutDone = (column: Column<One>): Column<One> =>
    column.name === 'outcome'
      ? {
          ...column,
          shown: (row, facts) => (row.error || row.isOld ? column.shown(row, facts) : facts.translate('cli.canBeDone')),
        }
      : column
  return { all: all.map(withoutDone), inTable: inTable.map(withoutDone) }
}

/** Does something to one after the other, with a result for each. Errors: partly-failed, or that of the only one. */
export async function changeEach<Meant, One extends Outcome>(
  context: Context,
  all: readonly Meant[],
  { output, columns: usual, label, isDryRun }: Each<One>,
  change: (meant: Meant) => Promise<One>,
): Promise<void> {
  // A line at once for each: an interruption must not hide what was done before it.
  const { format } = output
  const columns = isDryRun ? ofDryRun(usual) : usual
  const isDocument = format !== 'table' && format !== 'csv' && format !== 'jsonl'
  const writer = isDocument
    ? createRowWriter(context, output, columns)
    : createLineWriter(context, { ...output, format }, columns)
  const progress = createProgress(context.io, { label: context.translate(label), total: all.length })
  const errors: AppError[] = []
  try {
    for (const [index, meant] of all.entries()) {
      const outcome = await change(meant)
      if (outcome.error) errors.push(outcome.error)
      writer.write([outcome])
      progress.update(index + 1)
    }
  } finally {
    progress.end()
    // Also when it broke off: what was done by then is to be seen.
    await writer.end(all.length)
  }
  if (isDryRun) context.say('cli.dryRun')
  if (errors.length > 0 && errors.length < all.length) {
    throw new AppError('partly-failed', { params: { failed: errors.length, total: all.length } })
  }
  if (errors[0]) throw errors[0]
}
