import { Button, Flex } from '@chakra-ui/react'
import { MessagePage } from '../components/page/message-page'
import { useTexts } from '../texts'
import { loginAgainPath, paths } from './paths'

/** In place of rows that would be another user's. Both ways on load the page, which forgets all that was shown. */
export function OtherUserPage({ name }: { readonly name: string }) {
  const t = useTexts()
  const title = t('console.pages.otherUser', { name })
  return (
    <Flex minH="100dvh">
      <title>{t('console.title', { name: title })}</title>
      <MessagePage title={title} text={t('console.pages.otherUserHint', { name })} tone="warning">
        <Button asChild variant="solid">
          <a href={paths.root}>{t('console.pages.goOnAs', { name })}</a>
        </Button>
        <Button asChild>
          <a href={loginAgainPath(window.location)}>{t('console.pages.loginAgain')}</a>
        </Button>
      </MessagePage>
    </Flex>
  )
}
