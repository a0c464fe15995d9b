import { chakra, Flex } from '@chakra-ui/react'
import type { ReportAsked } from '@liftwatch/core/views/report-view'
import { formatInstant } from '@liftwatch/core/text/format'
import { useTexts } from '../../texts'
import { ChronicCounts } from './chronic-counts'
import { useReportWords } from './report-words'
import type { ReportPart } from './report-parts'

export interface ReportBannerProps {
  readonly part: ReportPart
  /** Period and filters. */
  readonly asked: ReportAsked
  /** Undefined while it is not known. */
  readonly rowCnt: number | undefined
  /** When what is shown was had (epoch milliseconds); 0 before there is any. */
  readonly hadAt: number
  /** On paper there is no shell with the name above. */
  readonly isOnPaper?: boolean
}

/** Which report it is, of which period, up to when what happened in it is known, and what it tells. */
export function ReportBanner({ part, asked, rowCnt, hadAt, isOnPaper = false }: ReportBannerProps) {
  const t = useTexts()
  const { key } = part
  const { heading, filters, upTo } = useReportWords(part, asked)
  const facts = [
    t(`reports.about.${key}`),
    rowCnt !== undefined && `${t('reports.rowCnt')}: ${rowCnt}`,
    hadAt > 0 && `${t('reports.dataUpTo')} ${formatInstant(upTo(hadAt))}`,
    // On the screen they are in the boxes below.
    ...(isOnPaper ? filters : []),
  ].filter(fact => fact !== false)
  return (
    <Flex
      direction="column"
      px={{ base: '3', md: '4' }}
      py="2"
      bg="info.subtle"
      borderBottomWidth="1px"
      borderColor="info.border"
    >
      <chakra.h2 as={isOnPaper ? 'h1' : 'h2'} textStyle={isOnPaper ? 'lg' : 'md'} fontWeight="semibold">
        {heading}
      </chakra.h2>
      <chakra.p color="fg.muted">
        {facts.join(' · ')}
        {key === 'clr' && <ChronicCounts asked={asked} />}
      </chakra.p>
    </Flex>
  )
}
