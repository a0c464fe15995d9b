import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import { tcmrBands } from '@liftwatch/core/reports/tcmr'
import type { TcmrRow } from '@liftwatch/core/reports/tcmr-rows'
import { scoreTone, type ScoreBands, type Tone } from '@liftwatch/core/tones'

/** How a report is drawn on the terminal. */
export interface ReportLook<Row = ReportRow> {
  /** Keys of the columns that matter most, the first the most; the others follow in the table's order. */
  readonly first: readonly string[]
  readonly tones: Readonly<Record<string, (row: Row) => Tone | undefined>>
  /** Whether a row sums others up. */
  readonly isSum: (row: Row) => boolean
}

const plain: ReportLook<unknown> = { first: [], tones: {}, isSum: () => false }

function toneBy(field: keyof typeof tcmrBands, bands: ScoreBands = tcmrBands[field]) {
  return ({ tcmrCount }: TcmrRow): Tone | undefined => {
    const score = tcmrCount[field]
    return score === null ? undefined : scoreTone(score, bands)
  }
}

const councilReport: ReportLook<TcmrRow> = {
  first: ['buildingWard', 'liftCompany', 'totalScore', 'band', 'faultRatePer10Units', 'avgPerLift', 'liftCnt', 'cases'],
  tones: {
    frScore: toneBy('frScore'),
    ldtScore: toneBy('ldtScore'),
    totalScore: toneBy('totalScore'),
    band: toneBy('totalScore'),
  },
  isSum: row => row.tcmrCount.summary,
}

const looks: { readonly [Key in ReportKey]?: ReportLook<never> } = {
  plr: { ...plain, first: ['liftName', 'breakdownCnt', 'trapCnt', 'downtimeHours', 'availabilityPercent'] },
  tcmr_tcmr: councilReport,
}

export function lookOf(report: ReportKey): ReportLook {
  return (looks[report] ?? plain) as unknown as ReportLook
}
