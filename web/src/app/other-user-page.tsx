import { buttonLook } from '../components/inputs/button-look'
import { MessagePage } from '../components/page/message-page'
import { useTexts } from '../texts'
import { loginAgainPath, paths } from './paths'

/** In place of rows that would be another user's. Both ways on load the page, which forgets all that was shown. */
export function OtherUserPage({ name }: { readonly name: string }) {
  const t = useTexts()
  const title = t('console.pages.otherUser', { name })
  return (
    <div style={{ display: 'flex', minHeight: '100dvh' }}>
      <title>{t('console.title', { name: title })}</title>
      <MessagePage title={title} text={t('console.pages.otherUserHint', { name })} tone="warning">
        <a {...buttonLook({ variant: 'solid' })} href={paths.root}>
          {t('console.pages.goOnAs', { name })}
        </a>
        <a {...buttonLook({})} href={loginAgainPath(window.location)}>
          {t('console.pages.loginAgain')}
        </a>
      </MessagePage>
    </div>
  )
}
