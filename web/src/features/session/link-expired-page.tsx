import { Button, chakra, Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { EntryPage } from '../../components/page/entry-page'
import { useTexts } from '../../texts'

/** For links that have been used, are too old, or were never ours: what to do instead. */
export function LinkExpiredPage() {
  const t = useTexts()
  return (
    <EntryPage title={t('account.linkExpired')}>
      <chakra.p mb="2">{t('errors.link-expired')}</chakra.p>
      <chakra.p mb="6" color="fg.muted">
        {t('account.linkExpiredHint')}
      </chakra.p>
      <Flex direction="column" gap="2">
        <Button asChild size="md" variant="solid">
          <Link to={paths.login}>{t('account.backToLogin')}</Link>
        </Button>
        <Button asChild size="md">
          <Link to={paths.forgetPassword}>{t('account.forgot')}</Link>
        </Button>
      </Flex>
    </EntryPage>
  )
}
