import { periodOf } from '@liftwatch/core/reports/periods'
import { reports } from '@liftwatch/core/views/report-keys'
import { reportTitle } from '@liftwatch/core/views/report-title'
import type { ReportAsked } from '@liftwatch/core/views/report-view'
import { namePartWords, townFlags } from '@liftwatch/core/views/filters/place-fields'
import type { TextKey, Translate } from '@liftwatch/core/text/translate'
import { useTexts } from '../../texts'
import { periodWords, useDefaultPeriod } from './report-period'
import type { ReportPart } from './report-parts'

interface ReportWords {
  /** YYYY-MM and the like; undefined where the report ends now. */
  readonly period: string | undefined
  /** Which report it is, and of which period. */
  readonly heading: string
  /** The filters that are set, each with its name. */
  readonly filters: readonly string[]
  /** Up to when what was had at an instant knows what happened. */
  readonly upTo: (hadAt: number) => number
}

const filterLabels: Readonly<Record<string, TextKey>> = {
  ...Object.fromEntries(townFlags.map(({ name, label }) => [name, label])),
  ...Object.fromEntries(Object.entries(namePartWords).map(([name, { label }]) => [name, label])),
  townCouncil: 'reports.filters.townCouncil',
  liftCompany: 'reports.filters.liftCompany',
  ward: 'reports.filters.ward',
}

function filtersIn(asked: ReportAsked, t: Translate): string[] {
  return Object.entries(filterLabels).flatMap(([name, label]) => {
    const value = asked[name as keyof ReportAsked]
    return value === undefined ? [] : [`${t(label)}: ${[value].flat().join(', ')}`]
  })
}

/** What a report as it is asked for says of itself, on the screen, on paper and in a picture. */
export function useReportWords({ key }: Pick<ReportPart, 'key'>, asked: ReportAsked): ReportWords {
  const t = useTexts()
  const { period: kind } = reports.get(key)!
  const usual = useDefaultPeriod(kind === 'moving' ? 'day' : kind)
  const period = kind === 'moving' ? undefined : (asked[kind] ?? usual)
  const end = period === undefined || kind === 'moving' ? Infinity : periodOf(kind, period).to
  return {
    period,
    heading: [t(reportTitle(key)), period === undefined ? t('reports.lastDays') : periodWords(period)].join(', '),
    filters: filtersIn(asked, t),
    upTo: hadAt => Math.min(asked.upTo ?? Infinity, end, hadAt),
  }
}
