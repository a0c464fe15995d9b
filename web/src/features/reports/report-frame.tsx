import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EmptyList } from '../../components/list/empty-list'
import { ListPanel, type PanelQuery } from '../../components/list/list-panel'
import { ListToolbar } from '../../components/list/list-toolbar'
import { RefreshButton } from '../../components/record-list/refresh-button'
import { useTexts } from '../../texts'

interface ReportFrameProps {
  readonly banner: ReactNode
  readonly tabs?: ReactNode
  /** Export, Print, Customize. */
  readonly actions: ReactNode
  readonly filters: ReactNode
  readonly filtersSet: number
  readonly clearFilters: () => void
  readonly query: PanelQuery
  /** How many rows the report has; undefined while it is not known. */
  readonly rowCnt: number | undefined
  /** What the tabs choose the content of. */
  readonly panelId: string
  /** The rows. */
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** What is around the rows of every report. */
export function ReportFrame(props: ReportFrameProps) {
  const { banner, tabs, actions, filters, filtersSet, clearFilters, query, rowCnt, panelId, foot } = props
  const t = useTexts()
  return (
    <Flex direction="column" flex="1" minH={{ md: 0 }}>
      {banner}
      <ListToolbar
        isCollapsible
        tabs={tabs}
        actions={
          <>
            {actions}
            <RefreshButton />
          </>
        }
        filtersSet={filtersSet}
        clearFilters={clearFilters}
      >
        {filters}
      </ListToolbar>
      <ListPanel id={panelId} hasTabs={Boolean(tabs)} query={query} hasData={rowCnt !== undefined}>
        {rowCnt === 0 ? (
          <EmptyList
            filtersSet={filtersSet}
            clearFilters={clearFilters}
            emptyText={t('reports.empty')}
            noMatchText={t('list.clearHint')}
          />
        ) : (
          props.children
        )}
      </ListPanel>
      {foot}
    </Flex>
  )
}
