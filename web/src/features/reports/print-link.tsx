import { Button, chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { printDetailParameter, printParameter } from '../../app/paths'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { reports } from '@liftwatch/core/views/report-keys'
import { Icon } from '../../components/marks/icon'
import { useTexts } from '../../texts'
import { detailPart, type ReportPart } from './report-parts'

/** Opens the report as it is asked for in a window of its own, for paper; as its opener, it is in the same organisation. */
export function PrintLink({ part: { key } }: { readonly part: ReportPart }) {
  const t = useTexts()
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('page')
  query.delete('size')
  if (key === detailPart) query.delete('part')
  query.set(key === detailPart ? printDetailParameter : printParameter, 'true')
  return (
    <Button asChild>
      <a
        href={`${screens[reports.get(key)!.permission].path}?${query}`}
        target="_blank"
        rel="opener"
        aria-label={t('reports.print')}
      >
        <Icon name="print" />
        <chakra.span hideBelow="lg">{t('reports.print')}</chakra.span>
      </a>
    </Button>
  )
}
