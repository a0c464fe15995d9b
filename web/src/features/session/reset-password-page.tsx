import { chakra } from '@chakra-ui/react'
import { accounts } from '@liftwatch/core/contract/accounts'
import { AppError } from '@liftwatch/core/errors'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { passwordMinCharacters } from '@liftwatch/core/limits'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths, resetTokenOf } from '../../app/paths'
import { showMessage } from '../../components/messages'
import { EntryPage } from '../../components/entry-page'
import { EndTokensBox, withEndTokens } from '../../components/form/end-tokens-box'
import { Form } from '../../components/form/form'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'
import { NewPasswordBox } from '../../components/form/new-password-box'
import { useTexts } from '../../texts'

const { token: linkToken } = accounts.resetPassword.input.shape

/** Where the link of a mail leads: a new password, without the old one. */
export function ResetPasswordPage() {
  const t = useTexts()
  const { client, session } = useFrontEnd()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const token = resetTokenOf(search)
  if (!linkToken.safeParse(token).success) return <Navigate to={paths.linkExpired} replace />

  async function send(typed: FormData): Promise<FormProblems<'password'>> {
    const checked = accounts.resetPassword.input.safeParse({ ...withEndTokens(typed), token })
    if (!checked.success) {
      const wrong = t('account.passwordTooShort', { min: passwordMinCharacters })
      return shapeProblems(checked.error, typed, { password: { empty: t('account.newPasswordRequired'), wrong } })
    }
    try {
      await client.accounts.resetPassword(checked.data)
      // The server has ended the sessions; here too one logs in again.
      session.expire()
      await navigate(paths.login, { replace: true })
      showMessage('ok', t('account.resetDone'))
      return {}
    } catch (error) {
      if (error instanceof AppError && error.code === 'link-expired') {
        await navigate(paths.linkExpired, { replace: true })
        return {}
      }
      return serverProblems(error, t, { 'weak-password': ['password'] })
    }
  }

  return (
    <EntryPage title={t('account.reset')}>
      <chakra.p mb="4" color="fg.muted">
        {t('account.resetHint')}
      </chakra.p>
      <Form<'password'> action={t('account.savePassword')} send={send}>
        {problems => (
          <>
            <NewPasswordBox problem={problems.password} />
            <EndTokensBox />
          </>
        )}
      </Form>
    </EntryPage>
  )
}
