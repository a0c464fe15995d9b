import { methodOf } from '@liftwatch/core/client/client'
import { AppError } from '@liftwatch/core/errors'
import type { Context } from '../command/context'
import { rowsOf } from '../export/documents'
import { createRowWriter } from '../output/rows'
import type { ReportSource } from './report-source'

/** Shows a report as a table. Errors: nothing-matched. */
export async function showReport(
  context: Context,
  report: ReportSource,
  { asked, failIfEmpty }: { readonly asked: object; readonly failIfEmpty: boolean },
  names: readonly string[],
): Promise<void> {
  const client = await context.member()
  const file = await methodOf(client, report.endpoint)({ ...asked, format: 'jsonl' }, context.io.readerGone)
  if (file.rowCnt === 0 && failIfEmpty) throw new AppError('nothing-matched')
  const columns = names.map(name => report.columns.find(column => column.name === name)!)
  const writer = createRowWriter(context, { format: 'table' }, { all: columns, inTable: columns })
  for await (const rows of rowsOf(file, report.shape)) writer.write(rows)
  await writer.end(file.rowCnt)
  if (file.rowCnt === 0) context.say('cli.nothing.report')
}
