import { join } from 'node:path'
import { createSession } from '@liftwatch/core/client/session'
import { AppError } from '@liftwatch/core/errors'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import { askedPeriod } from '@liftwatch/core/reports/asked-period'
import { errorText } from '@liftwatch/core/text/error-text'
import { formatIso } from '@liftwatch/core/text/format-iso'
import type { Context } from '../command/context'
import type { ExportFormat } from '../export/format'
import { writeToFile, type Written } from '../export/to-file'
import { unwritable, writeFile, type IfExists } from '../files/write-file'
import { jsonText } from '../output/document'
import { fileOptionsFor } from './asked'
import { columnChoice } from './report-format'
import { monthlySet } from './report-source'

interface MonthlySetOptions {
  /** YYYY-MM. */
  readonly month: string | undefined
  readonly dir: string
  readonly format: ExportFormat
  readonly asked: Readonly<Record<string, unknown>>
  readonly ifExists: IfExists
}

interface Entry extends Partial<Written> {
  readonly key: string
  readonly name: string
  readonly file: string
  readonly parameters: object
  /** Why it is not there. */
  readonly problem?: string
}

async function writeOne(
  context: Context,
  { name, report }: (typeof monthlySet)[number],
  month: string,
  { dir, format, asked }: MonthlySetOptions,
): Promise<Entry> {
  const { translate, timeZone } = context
  const { shape } = report.endpoint.input
  const known = Object.fromEntries(Object.entries(asked).filter(([parameter]) => parameter in shape))
  const file = `${name}-${month}.${format}`
  const entry = { key: report.key, name: translate(report.table.title), file, parameters: { month, ...known } }
  const fileOptions = fileOptionsFor(report, month, {
    format,
    columns: columnChoice(report, format).usual,
    asked: known,
  })
  try {
    // The manifest says what is whole; what a run that died has left is none of it.
    return {
      ...entry,
      ...(await writeToFile(context, report, fileOptions, { file: join(dir, file), ifExists: 'replace' })),
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'interrupted') throw error
    const problem = errorText(translate, error, timeZone)
    context.say('cli.reportFailed', { file, problem })
    return { ...entry, problem }
  }
}

/**
 * Writes all reports of a month into a folder, and last a manifest that says what they are: once that is there, so is all that it
 * names. Answers how many failed.
 * Errors: bad-input where there is no such month yet, file-exists, unwritable-file, and those of the account.
 */
export async function writeMonthlySet(
  context: Context,
  options: MonthlySetOptions,
): Promise<{ failed: number; total: number }> {
  await context.knowEstateTimeZone()
  const { name: month, upTo } = askedPeriod('month', options, context.io.clock())
  const who = await createSession(await context.member(), { remember: () => {} }).restore()
  if (who.status !== 'ready') throw new AppError('no-organization')
  try {
    makeFolder(options.dir)
  } catch (error) {
    throw unwritable(options.dir, error)
  }
  const entries: Entry[] = []
  const manifest = join(options.dir, `manifest-${month}.json`)
  const isWritten = await writeFile(manifest, options.ifExists, async sink => {
    for (const each of monthlySet) entries.push(await writeOne(context, each, month, options))
    const about = {
      month,
      dataUpTo: formatIso(upTo),
      generatedBy: who.user.nickname,
      organization: who.organization.name,
    }
    await sink.write(jsonText({ ...about, reports: entries }))
  })
  if (!isWritten) context.say('cli.skipped', { file: manifest })
  return { failed: entries.filter(({ problem }) => problem !== undefined).length, total: entries.length }
}
