import { formatDay } from '@liftwatch/core/text/format'
import { AppError } from '@liftwatch/core/errors'
import type { CommandSpec } from '../../command'
import { writeToFile } from '../../export/to-file'
import { writeToStdout } from '../../export/to-stdout'
import { filledName } from '../../files/file-name'
import { periodNamed, wishFor } from '../../reports/asked'
import { writeMonthlySet } from '../../reports/monthly-set'
import { addRunFlags, runOptions, type RunOptions } from '../../reports/run-flags'
import { showReport } from '../../reports/show-report'

/** Runs one report, or the whole set of a month. */
export const reportRun: CommandSpec<RunOptions> = {
  mindsInterrupt: true,
  configure: addRunFlags,
  options: runOptions,
  async run(context, wished) {
    if (wished.set) {
      const { failed, total } = await writeMonthlySet(context, wished.set)
      if (failed > 0) throw new AppError('partly-failed', { params: { failed, total } })
      return
    }
    const { report, period: typed, format, columns, asked, out, ifExists } = wished
    const period = periodNamed(context, report, typed)
    if (format === 'table') {
      const { list } = wishFor(report, period, { format: 'jsonl', columns, asked })
      return showReport(context, report, list, columns)
    }
    const wish = wishFor(report, period, { format, columns, asked })
    if (out === undefined || out === '-') return writeToStdout(context, report, wish)
    const date = formatDay(context.io.clock(), context.timeZone)
    const month = (report.period === 'week' ? date : (period ?? date)).slice(0, 7)
    const file = filledName(out, { key: report.key, period: period ?? date, month, date })
    await writeToFile(context, report, wish, { file, ifExists })
  },
}
