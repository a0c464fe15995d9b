import type { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { createRowWriter } from '../../output/rows'
import { reportSources, type ReportSource } from '../../reports/report-source'

const columns: readonly Column<ReportSource>[] = [
  { name: 'key', header: 'cli.fields.key', plain: ({ key }) => key, shown: ({ key }) => key },
  {
    name: 'name',
    header: 'cli.fields.name',
    plain: ({ table }, { translate }) => translate(table.title),
    shown: ({ table }, { translate }) => translate(table.title),
  },
  {
    name: 'period',
    header: 'cli.fields.period',
    plain: ({ period }) => period,
    shown: ({ period }, { translate }) => translate(`reports.periods.${period}`),
  },
]

const options = withOutput({})

/** Lists the reports that there are; the server is not asked. */
export const reportList: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command),
  options,
  async run(context, { output }) {
    const writer = createRowWriter(context, output, { all: columns, inTable: columns })
    writer.write(reportSources)
    await writer.end(reportSources.length)
  },
}
