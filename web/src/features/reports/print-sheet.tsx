import { Button, chakra, Flex } from '@chakra-ui/react'
import { useColumnPreference } from '@liftwatch/core/hooks/preferences'
import { printDelayMs } from '@liftwatch/core/limits'
import { reportTitle } from '@liftwatch/core/views/report-title'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import { formatInstant } from '@liftwatch/core/text/format'
import { useEffect, useRef } from 'react'
import { usePaper } from '../../appearance'
import { LoadError } from '../../components/contact/load-error'
import type { Cells } from '../../components/record-list/cell'
import { RecordTable } from '../../components/record-list/record-table'
import { useTexts } from '../../texts'
import { Preparing } from './preparing'
import { paperStyle } from './paper-style'
import { useRowLines } from './row-lines'
import { ReportBanner, type ReportBannerProps } from './report-banner'

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

/** A report alone: once all of it is there, the browser is asked to print (specification 2 section 2). */
export function PrintSheet({ part, asked, query, cells, groupOf }: PrintSheetProps) {
  const t = useTexts()
  const { table } = part.view
  usePaper()
  const box = useRef<HTMLDivElement>(null)
  const preference = useColumnPreference(table.type)
  // Read at once, whatever else is still to come: a query makes known what has been read of it.
  const { data, dataUpdatedAt, error, refetch } = query
  const rows = preference.isPending ? undefined : data
  const lines = useRowLines(table, rows)
  const isReady = rows !== undefined
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(() => window.print(), printDelayMs)
    return () => clearTimeout(timer)
  }, [isReady])

  if (error && !rows) {
    return <LoadError title={t('list.loadFailed')} error={error} retry={() => void refetch()} hasData={false} />
  }
  if (!rows || !lines) return <Preparing />
  return (
    <chakra.main minH="100dvh" bg="bg.panel">
      <title>{t('console.title', { name: t(reportTitle(part.key)) })}</title>
      <Flex justify="end" gap="2" px="4" py="2" borderBottomWidth="1px" css={{ '@media print': { display: 'none' } }}>
        <Button variant="solid" onClick={() => window.print()}>
          {t('reports.print')}
        </Button>
        <Button onClick={() => window.close()}>{t('reports.close')}</Button>
      </Flex>
      <ReportBanner isOnPaper part={part} asked={asked} rowCnt={rows.length} hadAt={dataUpdatedAt} />
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
      <chakra.p px="4" py="2" textStyle="xs" color="fg.muted">
        {t('reports.printedAt', { at: formatInstant(dataUpdatedAt) })}
      </chakra.p>
    </chakra.main>
  )
}
