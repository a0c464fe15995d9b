import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, type ReactNode } from 'react'
import { EmptyState } from '../../../components/list/empty-state'
import { LoadError } from '../../../components/contact/load-error'
import { StaleMark, StaleRows } from '../../../components/contact/stale-rows'
import { useTexts } from '../../../texts'
import { PictureMenu } from './picture/picture-menu'
import type { Picture } from './picture/picture'
import { useChartFrame } from './chart-frame'

interface ChartPanelProps<Data> {
  readonly title: string
  /** What is drawn, and how to read it. */
  readonly about: string
  readonly query: {
    readonly data: Data | undefined
    readonly dataUpdatedAt: number
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  }
  readonly isEmpty: (data: Data) => boolean
  /** The chart as a picture, without what is around it. */
  readonly picture?: (data: Data) => Omit<Picture, 'title'>
  readonly children: (data: Data) => ReactNode
}

/** What is around a chart: its name, and what is there instead while there is nothing to draw. */
export function ChartPanel<Data>({ title, about, query, isEmpty, picture, children }: ChartPanelProps<Data>) {
  const t = useTexts()
  const { data, dataUpdatedAt, error } = query
  const { fileName, factsAt, paper } = useChartFrame()
  useEffect(() => {
    if (dataUpdatedAt > 0) paper?.ready(dataUpdatedAt)
  }, [dataUpdatedAt, paper])
  return (
    <StaleRows>
      <chakra.section
        role="region"
        aria-label={title}
        aria-busy={data === undefined && !error}
        tabIndex={0}
        display="flex"
        flexDirection="column"
        gap="4"
        flex="1"
        minH={0}
        p={{ base: '3', md: '4' }}
        overflow={paper ? 'visible' : 'auto'}
        focusVisibleRing="inside"
      >
        <Flex wrap="wrap" justify="space-between" gap="2">
          <div>
            <chakra.h3 textStyle="md" fontWeight="semibold">
              {title}
            </chakra.h3>
            <chakra.p color="fg.muted">{about}</chakra.p>
          </div>
          <Flex align="center" gap="2">
            <StaleMark />
            {picture && !paper && data !== undefined && !isEmpty(data) && (
              <PictureMenu
                fileName={fileName}
                make={() => {
                  const { facts, ...drawn } = picture(data)
                  return { title, facts: [...facts, ...factsAt(dataUpdatedAt)], ...drawn }
                }}
              />
            )}
          </Flex>
        </Flex>
        {error && (
          <LoadError
            title={t('list.loadFailed')}
            error={error}
            retry={() => void query.refetch()}
            hasData={data !== undefined}
          />
        )}
        {data === undefined && !error && <chakra.div className="lw-bone" minH="16rem" />}
        {data !== undefined && isEmpty(data) && <EmptyState title={t('list.noRows')} text={t('reports.empty')} />}
        {data !== undefined && !isEmpty(data) && children(data)}
      </chakra.section>
    </StaleRows>
  )
}
