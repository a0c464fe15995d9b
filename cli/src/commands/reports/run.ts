import { formatDay } from '@liftwatch/core/text/format'
import { AppError } from '@liftwatch/core/errors'
import type { CommandSpec } from '../../command/command'
import { writeToFile } from '../../export/to-file'
import { writeToStdout } from '../../export/to-stdout'
import { filledName, hasPlaces } from '../../files/file-name'
import { refuseUnknownNames } from '../../filters/known-names'
import { knowTimeZone } from '../../filters/server-filter'
import { periodNamed, fileOptionsFor } from '../../reports/asked'
import { writeMonthlySet } from '../../reports/monthly-set'
import { addRunFlags, optionOfReport, runOptions, type RunOptions } from '../../reports/run-flags'
import { showReport } from '../../reports/show-report'

/** Runs one report, or the whole set of a month. */
export const reportRun: CommandSpec<RunOptions> = {
  mindsInterrupt: true,
  configure: addRunFlags,
  options: runOptions,
  async run(context, options) {
    await refuseUnknownNames(context, (options.set ?? options).asked, optionOfReport)
    if (options.set) {
      const { failed, total } = await writeMonthlySet(context, options.set)
      if (failed > 0) throw new AppError('partly-failed', { params: { failed, total } })
      return
    }
    const { report, period: typed, format, columns, asked, out, ifExists, failIfEmpty } = options
    const period = await periodNamed(context, report, typed)
    if (format === 'table') {
      const { list } = fileOptionsFor(report, period, { format: 'jsonl', columns, asked })
      return showReport(context, report, { asked: list, failIfEmpty }, columns)
    }
    const fileOptions = fileOptionsFor(report, period, { format, columns, asked, failIfEmpty })
    if (out === undefined || out === '-') return writeToStdout(context, report, fileOptions)
    if (hasPlaces(out)) await knowTimeZone(context)
    const date = formatDay(context.io.clock(), context.timeZone)
    const month = (report.period === 'week' ? date : (period ?? date)).slice(0, 7)
    const file = filledName(out, { key: report.key, period: period ?? date, month, date })
    await writeToFile(context, report, fileOptions, { file, ifExists })
  },
}
