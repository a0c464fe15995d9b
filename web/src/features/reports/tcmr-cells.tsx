import { chakra } from '@chakra-ui/react'
import { tcmrBands } from '@liftwatch/core/reports/tcmr'
import type { TcmrRow } from '@liftwatch/core/reports/tcmr-rows'
import { tcmrTables } from '@liftwatch/core/tables/tcmr'
import { scoreTone } from '@liftwatch/core/tones'
import type { Cells } from '../../components/record-list/cell'
import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'

type Score = keyof typeof tcmrBands

/** Points with their band, by word, shape and colour. */
function Points({ of, score }: { readonly of: Score; readonly score: number | null }) {
  const t = useTexts()
  if (score === null) return '-'
  const tone = scoreTone(score, tcmrBands[of])
  return (
    <StatusChip
      isPlain
      tone={tone}
      label={t('reports.tcmr.points', { points: score, band: t(`states.scoreBand.${tone}`) })}
    />
  )
}

const named = tcmrTables.DIVISION_LIFTCOMPANY.columns.filter(({ isFixed }) => isFixed)

/** What a row is about; one that sums others up is prominent. */
function Named({ of, row }: { readonly of: string; readonly row: TcmrRow }) {
  const t = useTexts()
  const value = named.find(({ key }) => key === of)?.value(row, t)
  return row.tcmrCount.summary ? <chakra.strong fontWeight="semibold">{value}</chakra.strong> : value
}

/** The columns that show more than their value. */
export const tcmrCells: Cells<TcmrRow> = {
  buildingWard: row => <Named of="buildingWard" row={row} />,
  liftCompany: row => <Named of="liftCompany" row={row} />,
  frScore: ({ tcmrCount }) => <Points of="frScore" score={tcmrCount.frScore} />,
  ldtScore: ({ tcmrCount }) => <Points of="ldtScore" score={tcmrCount.ldtScore} />,
  totalScore: ({ tcmrCount }) => <Points of="totalScore" score={tcmrCount.totalScore} />,
}
