import { Component, type ReactNode } from 'react'
import { buttonLook } from '../components/inputs/button-look'
import { PlainButton } from '../components/inputs/plain-button'
import { MessagePage } from '../components/page/message-page'
import { useFirstTexts } from '../texts'
import { paths } from './paths'

/** What a broken screen leaves to do (specification 1 section 2). */
export function FailedPage({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const t = useFirstTexts()
  return (
    <MessagePage
      tone="critical"
      title={t('console.pages.failed')}
      text={t('console.pages.somethingWrong')}
      detail={error.message}
    >
      {/* A full load, for whatever broke the screen may still be in the page's memory. */}
      <a {...buttonLook({})} href={paths.root}>
        {t('console.pages.goHome')}
      </a>
      <PlainButton variant="solid" onClick={retry}>
        {t('console.pages.retry')}
      </PlainButton>
    </MessagePage>
  )
}

interface State {
  readonly error: Error | undefined
}

/** The web's one place that catches what a screen throws. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    return error ? <FailedPage error={error} retry={() => this.setState({ error: undefined })} /> : this.props.children
  }
}
