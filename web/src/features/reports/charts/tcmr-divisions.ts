import type { TcmrTrendRow } from '@liftwatch/core/contract/reports/tcmr'
import { grouped } from '@liftwatch/core/reports/grouped'
import type { Translate } from '@liftwatch/core/text/translate'

export interface ShownMonth {
  /** YYYY-MM. */
  readonly name: string
  readonly words: string
}

export interface TrendedDivision {
  /** As the address says it; empty for the sum of all. */
  readonly key: string
  readonly name: string
  /** What the division is called besides. */
  readonly fullName: string | null
  readonly isTotal: boolean
  /** A row for each month, in the order of the months. */
  readonly rows: readonly TcmrTrendRow[]
}

/** With what it is called besides. */
export function wholeName({ name, fullName }: Pick<TrendedDivision, 'name' | 'fullName'>): string {
  return fullName === null ? name : `${name}, ${fullName}`
}

/** The divisions in the order of the report, each with its months; the sum of all comes last. */
export function trendedDivisions(rows: readonly TcmrTrendRow[], t: Translate): TrendedDivision[] {
  return grouped(rows, ({ buildingWard, buildingWardFullName, tcmrCount }) => [
    String(tcmrCount.summary),
    buildingWard,
    buildingWardFullName,
  ]).map(ofDivision => {
    const { buildingWard, buildingWardFullName, tcmrCount } = ofDivision[0]
    const isTotal = tcmrCount.summary
    return {
      key: isTotal ? '' : [buildingWard ?? '', buildingWardFullName ?? ''].join('/'),
      name: isTotal ? t('reports.total') : (buildingWard ?? t('reports.unknown')),
      fullName: buildingWardFullName,
      isTotal,
      rows: ofDivision,
    }
  })
}
