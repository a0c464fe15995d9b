import { accounts } from '@liftwatch/core/contract/accounts/accounts'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { joinForm } from '@liftwatch/core/views/forms/accounts'
import { useNavigate } from 'react-router-dom'
import { joinSuccessPath, paths, withInvite } from '../../app/paths'
import { TextBox } from '../../components/form/text-box'
import { ViewForm } from '../../components/form/view-form'
import { useTexts } from '../../texts'

export function JoinForm({ email, token }: { readonly email: string; readonly token: string }) {
  const t = useTexts()
  const { client, session } = useFrontEnd()
  const navigate = useNavigate()
  return (
    <ViewForm
      size="md"
      autoFocus
      view={joinForm}
      rest={{ token }}
      // The invitation is used up: asked for again, it would have expired.
      run={input => client.call(accounts.join, input)}
      done={async joined => {
        await session.entered(true)
        await navigate(joinSuccessPath(joined), { replace: true })
      }}
      refused={({ code }) => {
        // Both can have come to be since the page was opened, and have pages of their own.
        if (code === 'link-expired') void navigate(paths.linkExpired, { replace: true })
        if (code === 'has-account') void navigate(withInvite(paths.login, token), { state: { invitedName: email } })
        return code === 'link-expired' || code === 'has-account'
      }}
    >
      <TextBox
        label={t('session.email')}
        name="email"
        value={email}
        readOnly
        autoComplete="username"
        problem={undefined}
      />
    </ViewForm>
  )
}
