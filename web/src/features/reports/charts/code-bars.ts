import type { BreakdownCodeRow } from '@liftwatch/core/contract/reports/breakdown-codes'
import { findTechnicianCode } from '@liftwatch/core/contract/alarms/technician-codes'
import { labelIn } from '@liftwatch/core/domain/labels'
import { codeRangeLabel } from '@liftwatch/core/reports/code-ranges'
import type { Translate } from '@liftwatch/core/text/translate'

interface CodeBar {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly count: number
  /** Of all breakdowns, percent to one place. */
  readonly share: string
  /** Of the longest bar, 0 to 1. */
  readonly length: number
  /** Not one code: many together, or none. */
  readonly isMuted: boolean
}

function wordsOf(
  { faultCode, faultCodeRange, faultCodeDescription, faultCodeGrouping }: BreakdownCodeRow,
  t: Translate,
) {
  const isRange = faultCode === null
  const label = isRange ? codeRangeLabel(faultCodeRange ?? '') : findTechnicianCode(faultCode)
  const known = isRange ? faultCodeGrouping : faultCodeDescription
  return { name: faultCode ?? faultCodeRange ?? '', description: label ? labelIn(t.language, label) : (known ?? '') }
}

/**
 * A bar for each of the most frequent codes, one for all others, and one for the breakdowns to which no one has given a code. They add
 * up to all breakdowns.
 * @param rows the most frequent first
 */
export function codeBars(rows: readonly BreakdownCodeRow[], barsMax: number, t: Translate): CodeBar[] {
  const sum = (some: readonly BreakdownCodeRow[]) => some.reduce((total, row) => total + row.totalOccurrence, 0)
  const known = rows.filter(({ faultCodeRange }) => faultCodeRange !== null)
  const others = known.slice(barsMax)
  const unknown = rows.filter(({ faultCodeRange }) => faultCodeRange === null)
  const bars = [
    ...known
      .slice(0, barsMax)
      .map(row => Object.assign(wordsOf(row, t), { count: row.totalOccurrence, isMuted: false })),
    {
      name: t('reports.charts.codes.others'),
      description: t('reports.charts.codes.otherCnt', { number: others.length }),
      count: sum(others),
      isMuted: true,
    },
    { name: t('reports.noCode'), description: '', count: sum(unknown), isMuted: true },
  ].filter(({ count }) => count > 0)
  const longest = Math.max(...bars.map(({ count }) => count))
  const all = sum(rows)
  return bars.map(bar =>
    Object.assign(bar, { key: bar.name, share: ((bar.count / all) * 100).toFixed(1), length: bar.count / longest }),
  )
}
