import { chakra } from '@chakra-ui/react'
import { useColumnPreference } from '@liftwatch/core/hooks/preferences'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import { useRef } from 'react'
import { LoadError } from '../../components/contact/load-error'
import type { Cells } from '../../components/record-list/cell'
import { RecordTable } from '../../components/record-list/record-table'
import { useTexts } from '../../texts'
import { Paper } from './paper'
import { Preparing } from './preparing'
import { paperStyle } from './paper-style'
import { useRowLines } from './row-lines'
import type { ReportBannerProps } from './report-banner'

interface PrintSheetProps extends Pick<ReportBannerProps, 'part' | 'asked'> {
  readonly query: {
    readonly data: readonly ReportRow[] | undefined
    readonly dataUpdatedAt: number
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  }
  readonly cells: Cells<ReportRow>
  readonly groupOf: ((row: ReportRow) => string) | undefined
}

/** All rows of a report alone. */
export function PrintSheet({ part, asked, query, cells, groupOf }: PrintSheetProps) {
  const t = useTexts()
  const { table } = part.view
  const box = useRef<HTMLDivElement>(null)
  const preference = useColumnPreference(table.type)
  // Read at once, whatever else is still to come: a query makes known what has been read of it.
  const { data, dataUpdatedAt, error, refetch } = query
  const rows = preference.isPending ? undefined : data
  const lines = useRowLines(table, rows)
  if (error && !rows) {
    return <LoadError title={t('list.loadFailed')} error={error} retry={() => void refetch()} hasData={false} />
  }
  if (!rows || !lines) return <Preparing />
  return (
    <Paper isReady part={part} asked={asked} rowCnt={rows.length} hadAt={dataUpdatedAt}>
      <chakra.div ref={box} overflowX="auto" tabIndex={0} role="region" aria-label={t(table.title)} css={paperStyle}>
        <RecordTable
          isWhole
          table={table}
          columns={shownColumns(table, preference.data?.body)}
          rows={lines}
          skeletonRows={0}
          cells={cells}
          toOf={undefined}
          groupOf={groupOf}
          isOpen={() => false}
          isNew={() => false}
          selection={undefined}
          sorting={undefined}
          box={box}
        />
      </chakra.div>
    </Paper>
  )
}
