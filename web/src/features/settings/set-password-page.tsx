import { chakra } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { EntryPage } from '../../components/page/entry-page'
import { TextLink } from '../../components/page/text-link'
import { useTexts } from '../../texts'
import { PasswordForm } from './password-form'

/** The way to a new password that needs no organisation. */
export function SetPasswordPage() {
  const t = useTexts()
  const navigate = useNavigate()
  return (
    <EntryPage title={t('account.setPassword')}>
      <PasswordForm done={() => void navigate(paths.root, { replace: true })} />
      <chakra.p mt="6">
        <TextLink to={paths.root}>{t('console.pages.backHome')}</TextLink>
      </chakra.p>
    </EntryPage>
  )
}
