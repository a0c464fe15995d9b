import { methodOf } from '@liftwatch/core/client/client'
import type { Context } from '../command/context'
import { rowsOf } from '../export/documents'
import { createRowWriter } from '../output/rows'
import type { ReportSource } from './report-source'

/** Shows a report as a table. */
export async function showReport(
  context: Context,
  report: ReportSource,
  asked: object,
  names: readonly string[],
): Promise<void> {
  const client = await context.member()
  const file = await methodOf(client, report.endpoint)({ ...asked, format: 'jsonl' }, context.io.readerGone)
  const columns = names.map(name => report.columns.find(column => column.name === name)!)
  const writer = createRowWriter(context, { format: 'table' }, { all: columns, inTable: columns })
  for await (const rows of rowsOf(file, report.shape)) writer.write(rows)
  await writer.end(file.rowCnt)
  if (file.rowCnt === 0) context.say('cli.nothing.report')
}
