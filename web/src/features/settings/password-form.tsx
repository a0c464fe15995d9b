import { useSession } from '@liftwatch/core/hooks/session'
import { setPasswordForm } from '@liftwatch/core/views/forms/accounts'
import { ViewForm } from '../../components/form/view-form'

/** A new password; the old one proves that it is they who choose it. */
export function PasswordForm({ done }: { readonly done?: () => void }) {
  const state = useSession()
  return (
    <ViewForm size="md" view={setPasswordForm} {...(done && { done })}>
      {/* Says to password managers whose password it is. */}
      <input
        type="text"
        hidden
        readOnly
        autoComplete="username"
        value={state.status === 'ready' || state.status === 'choosing' ? (state.user.email ?? '') : ''}
      />
    </ViewForm>
  )
}
