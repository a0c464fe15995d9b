import { chakra, Flex } from '@chakra-ui/react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { inviteTokenOf, paths } from '../../app/paths'
import { loginFlag } from '../../app/session-flags'
import { Door } from '../../components/door'
import { TextLink } from '../../components/text-link'
import { useTexts } from '../../texts'
import { LoginForm } from './login-form'

/** What whoever led here has to say. */
interface Arrival {
  readonly hasExpired?: boolean
  readonly invitedName?: string
}

/**
 * Where one logs in; whoever is logged in, or just became so, goes on to choose the organisation, with the query as it is.
 * An invitation is for the account that logs in with it, whoever is logged in here now.
 */
export function LoginPage() {
  const t = useTexts()
  const [search] = useSearchParams()
  const arrival = useLocation().state as Arrival | null
  const isLoggedIn = loginFlag.use() !== undefined
  const inviteToken = inviteTokenOf(search)
  if (isLoggedIn && inviteToken === undefined) return <Navigate to={`${paths.chooseOrganization}?${search}`} replace />
  const word = inviteToken !== undefined ? t('account.invitedLogin') : arrival?.hasExpired && t('session.expired')
  return (
    <Door title={t('session.login')}>
      {word && (
        <chakra.p mb="4" color="fg.muted">
          {word}
        </chakra.p>
      )}
      <LoginForm inviteToken={inviteToken} name={arrival?.invitedName} />
      <Flex wrap="wrap" justify="space-between" gap="2" mt="6">
        <TextLink to={paths.forgetPassword}>{t('account.forgot')}</TextLink>
        <TextLink to={paths.signUp}>{t('account.signUp')}</TextLink>
      </Flex>
    </Door>
  )
}
