import { Button, chakra, Flex } from '@chakra-ui/react'
import { printDelayMs } from '@liftwatch/core/limits'
import { formatInstant } from '@liftwatch/core/text/format'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../../texts'
import { ReportBanner, type ReportBannerProps } from './report-banner'
import { reportTitle } from '@liftwatch/core/views/report-title'

interface PaperProps extends Omit<ReportBannerProps, 'isOnPaper'> {
  /** Once all of it is there, the browser is asked to print (specification 2 section 2). */
  readonly isReady: boolean
  readonly children: ReactNode
}

/** A sheet with what a report is above it, and the buttons that are on the screen alone. */
export function Paper({ isReady, children, ...banner }: PaperProps) {
  const t = useTexts()
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(() => window.print(), printDelayMs)
    return () => clearTimeout(timer)
  }, [isReady])
  return (
    // Grounds are printed too: words on a ground could be read on none. What they say is said by words and shapes besides.
    <chakra.main minH="100dvh" bg="bg.panel" css={{ printColorAdjust: 'exact' }}>
      <title>{t('console.title', { name: t(reportTitle(banner.part.key)) })}</title>
      <Flex justify="end" gap="2" px="4" py="2" borderBottomWidth="1px" css={{ '@media print': { display: 'none' } }}>
        <Button variant="solid" onClick={() => window.print()}>
          {t('reports.print')}
        </Button>
        <Button onClick={() => window.close()}>{t('reports.close')}</Button>
      </Flex>
      <ReportBanner isOnPaper {...banner} />
      {children}
      <chakra.p px="4" py="2" textStyle="xs" color="fg.muted">
        {t('reports.printedAt', { at: formatInstant(banner.hadAt) })}
      </chakra.p>
    </chakra.main>
  )
}
