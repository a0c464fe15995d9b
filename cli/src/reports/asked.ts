import { defaultPeriodName } from '@liftwatch/core/reports/periods'
import type { Context } from '../command/context'
import { csvForPrograms, type FileOptions } from '../export/file-options'
import type { ReportSource } from './report-source'

/** The name of the period that is meant: the last one that is over, unless one was named; none, where it always ends now. */
export async function periodNamed(
  context: Context,
  { period: kind }: ReportSource,
  name: string | undefined,
): Promise<string | undefined> {
  if (kind === 'moving') return undefined
  // On the estate's clock, as reports are, whatever zone one reads them in.
  if (name !== undefined) return name
  await context.knowEstateTimeZone()
  return defaultPeriodName(kind, context.io.clock())
}

/** The options of a report's file. */
export function fileOptionsFor(
  { period: kind }: ReportSource,
  period: string | undefined,
  {
    asked,
    failIfEmpty = false,
    ...fileOptions
  }: Pick<FileOptions, 'format' | 'columns'> & Partial<Pick<FileOptions, 'failIfEmpty'>> & { readonly asked: object },
): FileOptions {
  return {
    ...fileOptions,
    list: { ...asked, ...(period !== undefined && { [kind]: period }) },
    csv: csvForPrograms(),
    failIfEmpty,
  }
}
