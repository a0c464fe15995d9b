import { Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MessagePage } from '../components/message-page'
import { useTexts } from '../texts'
import { paths } from './paths'

function BackHome() {
  const t = useTexts()
  return (
    <Button asChild variant="solid">
      <Link to={paths.root}>{t('console.pages.backHome')}</Link>
    </Button>
  )
}

interface StatusPageProps {
  readonly status: string
  readonly text: string
  readonly children?: ReactNode
}

function StatusPage({ status, text, children }: StatusPageProps) {
  const t = useTexts()
  return (
    <Flex minH="100dvh">
      <title>{t('console.title', { name: status })}</title>
      <MessagePage title={status} text={text} tone="warning">
        <BackHome />
        {children}
      </MessagePage>
    </Flex>
  )
}

export function NotFoundPage() {
  return <StatusPage status="404" text={useTexts()('console.pages.notFound')} />
}

export function ForbiddenPage() {
  return <StatusPage status="403" text={useTexts()('console.pages.forbidden')} />
}

/** The same words for a page that could not be loaded. Only a new load of everything tries again: a failed part stays failed. */
export function LoadFailedPage() {
  const t = useTexts()
  return (
    <StatusPage status="403" text={t('console.pages.forbidden')}>
      <Button onClick={() => window.location.reload()}>{t('console.pages.retry')}</Button>
    </StatusPage>
  )
}

/** For menu entries whose screens come later. */
export function ComingSoonPage() {
  const t = useTexts()
  return <MessagePage title={t('console.pages.comingSoon')} text={t('console.pages.comingSoonHint')} />
}
