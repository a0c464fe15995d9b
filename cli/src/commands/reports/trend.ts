import type { Client } from '@liftwatch/core/client/client'
import type { ChronicPoint } from '@liftwatch/core/contract/reports/chronic-lifts'
import { reportFilter } from '@liftwatch/core/contract/reports/list-report'
import { periodFormats } from '@liftwatch/core/contract/reports/report-periods'
import type { TcmrTrendRow } from '@liftwatch/core/contract/reports/tcmr'
import type { TcmrRow } from '@liftwatch/core/reports/tcmr-rows'
import { tcmrTables } from '@liftwatch/core/tables/tcmr'
import { Argument } from 'commander'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { several } from '../../command/several'
import { writeList } from '../../output/list'
import { instantColumn, plainColumn, type Column } from '../../output/columns'
import { columnsOfReport, shownOfReport } from '../../output/of-table'
import { addOutputFlags, withOutput } from '../../output/output-flags'

const keys = ['tcmr_tcmr', 'clr'] as const

const { townCouncil, liftCompany } = reportFilter.shape
const { pattern, error } = periodFormats.month

const options = withOutput({
  key: z.enum(keys),
  month: z.string().regex(pattern, { error }).optional(),
  townCouncil,
  liftCompany,
}).transform((given, issues) => {
  const refuse = (path: string) =>
    issues.addIssue({ code: 'custom', path: [path], message: `is not for the trend of ${given.key}` })
  if (given.key === 'clr' && given.month !== undefined) refuse('month')
  if (given.key === 'tcmr_tcmr' && given.liftCompany !== undefined) refuse('liftCompany')
  return given
})
type Options = z.output<typeof options>

function withMonth(ofMonth: readonly Column<TcmrRow>[]): readonly Column<TcmrTrendRow>[] {
  return [plainColumn('month', 'reports.periods.month'), ...ofMonth.map(column => column as Column<TcmrTrendRow>)]
}

/** A sum has a word in the place of a name for people; programs tell it by fields of its own. */
const tcmrColumns = {
  all: withMonth(columnsOfReport(tcmrTables.DIVISION)),
  inTable: withMonth(shownOfReport(tcmrTables.DIVISION)),
}

const chronicColumns: readonly Column<ChronicPoint>[] = [
  instantColumn('upTo', 'reports.charts.chronic.upTo'),
  plainColumn('liftCnt', 'tables.fields.liftCnt'),
  plainColumn('breakdownCnt', 'reports.fields.breakdownCnt'),
]

async function* onlyPage<Row>(content: readonly Row[]) {
  yield { content, totalElements: content.length }
}

function tcmrTrend(client: Client, { month, townCouncil }: Options): Promise<TcmrTrendRow[]> {
  return client.tcmr.divisionTrend({ month, townCouncil })
}

/** How a report has gone: the figures of its chart, the earliest first. */
export const reportTrend: CommandSpec<Options> = {
  configure: command =>
    addOutputFlags(
      command
        .addArgument(new Argument('<key>', 'which report').choices(keys))
        .option('--month <month>', 'the last of the twelve months, YYYY-MM (default: the last that is over)')
        .option('--town-council <names>', 'of these councils, repeated or with commas between', several)
        .option('--lift-company <names>', 'of these lift companies, repeated or with commas between', several),
    ),
  options,
  async run(context, given) {
    const { key, output, townCouncil, liftCompany } = given
    const client = await context.member()
    const nothing = { emptyKey: 'cli.nothing.report' } as const
    if (key === 'tcmr_tcmr') {
      return writeList(context, output, tcmrColumns, onlyPage(await tcmrTrend(client, given)), nothing)
    }
    const points = await client.chronicLifts.trend({ townCouncil, liftCompany })
    return writeList(context, output, { all: chronicColumns, inTable: chronicColumns }, onlyPage(points), nothing)
  },
  examples: ['reports trend tcmr_tcmr --month 2026-01 -o csv', 'reports trend clr --lift-company "Ascendo Lifts"'],
}
