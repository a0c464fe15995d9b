import { defaultPeriodName } from '@liftwatch/core/reports/periods'
import type { Context } from '../context'
import type { FileWish } from '../export/file-wish'
import type { ReportSource } from './report-source'

/** The name of the period that is meant: the last one that is over, unless one was named; none, where it always ends now. */
export function periodNamed(
  { io }: Context,
  { period: kind }: ReportSource,
  name: string | undefined,
): string | undefined {
  if (kind === 'moving') return undefined
  // On the estate's clock, as reports are, whatever zone one reads them in.
  return name ?? defaultPeriodName(kind, io.clock())
}

/** A report as a file is wished for. */
export function wishFor(
  { period: kind }: ReportSource,
  period: string | undefined,
  { asked, ...wish }: Pick<FileWish, 'format' | 'columns'> & { readonly asked: object },
): FileWish {
  return {
    ...wish,
    list: { ...asked, ...(period !== undefined && { [kind]: period }) },
    csv: { headings: 'keys', times: 'iso', delimiter: ',', byteOrderMark: 'false' },
    failIfEmpty: false,
  }
}
