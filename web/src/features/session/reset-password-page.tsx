import { chakra } from '@chakra-ui/react'
import { accounts } from '@liftwatch/core/contract/accounts/accounts'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { resetPasswordForm } from '@liftwatch/core/views/forms/accounts'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths, resetTokenOf } from '../../app/paths'
import { showMessage } from '../../components/overlay/messages'
import { EntryPage } from '../../components/page/entry-page'
import { ViewForm } from '../../components/form/view-form'
import { useTexts } from '../../texts'

const { token: linkToken } = accounts.resetPassword.input.shape

/** Where the link of a mail leads: a new password, without the old one. */
export function ResetPasswordPage() {
  const t = useTexts()
  const { session } = useFrontEnd()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const token = resetTokenOf(search)
  if (!linkToken.safeParse(token).success) return <Navigate to={paths.linkExpired} replace />
  return (
    <EntryPage title={t(resetPasswordForm.title)}>
      <chakra.p mb="4" color="fg.muted">
        {t('account.resetHint')}
      </chakra.p>
      <ViewForm
        size="md"
        view={resetPasswordForm}
        rest={{ token }}
        done={async () => {
          // The server has ended the sessions; here too one logs in again.
          session.expire()
          await navigate(paths.login, { replace: true })
          showMessage('ok', t('account.resetDone'))
        }}
        refused={({ code }) => {
          if (code === 'link-expired') void navigate(paths.linkExpired, { replace: true })
          return code === 'link-expired'
        }}
      />
    </EntryPage>
  )
}
