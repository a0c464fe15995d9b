import { AppError } from '@liftwatch/core/errors'
import { linesOf } from '@liftwatch/core/tables/row-lines'
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
  const file = await client.call(report.endpoint, { ...asked, format: 'jsonl' }, context.io.readerGone)
  if (file.rowCnt === 0 && failIfEmpty) throw new AppError('nothing-matched')
  const columns = names.map(name => report.shown.find(column => column.name === name)!)
  const writer = createRowWriter(context, { format: 'table' }, { all: columns, inTable: columns })
  let lineCnt = 0
  for await (const rows of rowsOf(file, report.shape)) {
    const lines = linesOf(report.table, rows)
    writer.write(lines)
    lineCnt += lines.length
  }
  await writer.end(lineCnt)
  if (file.rowCnt === 0) context.say('cli.nothing.report')
}
