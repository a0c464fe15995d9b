import { Button, chakra, Flex } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths, resetTokenOf, withRedirect } from '../../app/paths'
import { EntryPage } from '../../components/page/entry-page'
import { useTexts } from '../../texts'
import { ResetPasswordPage } from './reset-password-page'

/** For a visitor: a new password by the link of a mail, and without one the ways to it. */
export function SetPasswordEntry() {
  const t = useTexts()
  const [search] = useSearchParams()
  if (resetTokenOf(search) !== '') return <ResetPasswordPage />
  return (
    <EntryPage title={t('account.setPassword')}>
      <chakra.p mb="6" color="fg.muted">
        {t('account.setPasswordHint')}
      </chakra.p>
      <Flex direction="column" gap="2">
        <Button asChild size="md" variant="solid">
          <Link to={withRedirect(paths.login, { pathname: paths.setPassword, search: '' })}>{t('session.login')}</Link>
        </Button>
        <Button asChild size="md">
          <Link to={paths.forgetPassword}>{t('account.forgot')}</Link>
        </Button>
      </Flex>
    </EntryPage>
  )
}
