import type { ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { Link } from 'react-router-dom'
import { buttonLook } from '../components/inputs/button-look'
import { PlainButton } from '../components/inputs/plain-button'
import { MessagePage } from '../components/page/message-page'
import { useFirstTexts, useTexts } from '../texts'
import { paths, switchOrganizationPath } from './paths'

function BackHome() {
  const t = useFirstTexts()
  return (
    <Link {...buttonLook({ variant: 'solid' })} to={paths.root}>
      {t('console.pages.backHome')}
    </Link>
  )
}

interface StatusPageProps {
  readonly status: string
  readonly text: string
}

function StatusPage({ status, text }: StatusPageProps) {
  const t = useFirstTexts()
  return (
    <div style={{ display: 'flex', minHeight: '100dvh' }}>
      <title>{t('console.title', { name: status })}</title>
      <MessagePage title={status} text={text} tone="warning">
        <BackHome />
      </MessagePage>
    </div>
  )
}

export function NotFoundPage() {
  return <StatusPage status="404" text={useFirstTexts()('console.pages.notFound')} />
}

export function ForbiddenPage() {
  return <StatusPage status="403" text={useFirstTexts()('console.pages.forbidden')} />
}

/** Of a page whose file is broken. Only a new load of everything tries again: a failed part stays failed. */
export function LoadFailedPage() {
  const t = useFirstTexts()
  return (
    <MessagePage title={t('console.pages.loadFailed')} text={t('console.pages.somethingWrong')} tone="warning">
      <PlainButton onClick={() => window.location.reload()}>{t('console.pages.retry')}</PlainButton>
    </MessagePage>
  )
}

/** Of a page that was not loaded before the network went away. */
export function NoConnectionPage() {
  const t = useFirstTexts()
  return (
    <MessagePage title={t('console.pages.noConnection')} text={t('console.pages.noConnectionHint')} tone="warning" />
  )
}

/** Of a screen that one was at when the permission for it ended. */
export function NoLongerPermittedPage({ name }: { readonly name: ScreenName }) {
  const t = useTexts()
  return (
    <MessagePage
      title={t('session.accessChanged')}
      text={t('session.mayNoLongerSee', { name: t(`screens.${name}.name`) })}
      tone="warning"
    >
      <BackHome />
      <Link {...buttonLook({})} to={switchOrganizationPath}>
        {t('session.switchOrganization')}
      </Link>
    </MessagePage>
  )
}
