import { chakra, Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { hasSignedOn, inviteTokenOf, isLoginAgain, paths, signOnProblem } from '../../app/paths'
import { loginFlag } from '../../app/session-flags'
import { EntryPage } from '../../components/page/entry-page'
import { TextLink } from '../../components/page/text-link'
import { useFirstTexts } from '../../texts'
import { LoginForm } from './login-form'
import { ProviderLink } from './provider-link'

const problems = [
  'provider-away',
  'provider-refused',
  'provider-stranger',
  'foreign-origin',
  'link-expired',
  'system-failure',
] as const

/** Why a log-in with the provider failed; an address may bring anyone's words. */
function problemOf(search: URLSearchParams) {
  const code = signOnProblem(search)
  if (code === undefined) return undefined
  return problems.find(known => known === code) ?? 'provider-refused'
}

/** Learns from the server who has just logged in with the provider: the page alone knows nothing of it. */
function useSignedOn(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return
    // Where the server is out of reach, one logs in again.
    import('../../app/front-end').then(({ session }) => session.entered()).catch(() => {})
  }, [isDone])
}

/** What the page that led here has to say. */
interface Arrival {
  readonly hasExpired?: boolean
  readonly invitedName?: string
}

/**
 * Where one logs in; anyone who is logged in, or just became so, goes on to choose the organisation, with the query as it is.
 * An invitation is for the account that logs in with it, no matter who is logged in here now.
 */
export function LoginPage() {
  const t = useFirstTexts()
  const [search] = useSearchParams()
  const arrival = useLocation().state as Arrival | null
  const isLoggedIn = loginFlag.use() !== undefined
  const inviteToken = inviteTokenOf(search)
  const problem = problemOf(search)
  useSignedOn(hasSignedOn(search) && !isLoggedIn)
  if (isLoggedIn && inviteToken === undefined && !isLoginAgain(search))
    return <Navigate to={`${paths.chooseOrganization}?${search}`} replace />
  const word = inviteToken !== undefined ? t('account.invitedLogin') : arrival?.hasExpired && t('session.expired')
  return (
    <EntryPage title={t('session.login')}>
      {word && (
        <chakra.p mb="4" color="fg.muted">
          {word}
        </chakra.p>
      )}
      {problem && (
        <chakra.p role="alert" mb="4" color="fg.error" fontWeight="medium">
          {t(`errors.${problem}`)}
        </chakra.p>
      )}
      <ProviderLink />
      <LoginForm inviteToken={inviteToken} name={arrival?.invitedName} />
      <Flex wrap="wrap" justify="space-between" gap="2" mt="6">
        <TextLink to={paths.forgetPassword}>{t('account.forgot')}</TextLink>
        <TextLink to={paths.signUp}>{t('account.signUp')}</TextLink>
      </Flex>
    </EntryPage>
  )
}
