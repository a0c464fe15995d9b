import { accounts } from '@liftwatch/core/contract/accounts'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useSession } from '@liftwatch/core/hooks/session'
import { passwordMinCharacters } from '@liftwatch/core/limits'
import { useState } from 'react'
import { showMessage } from '../../components/messages'
import { EndTokensBox, withEndTokens } from '../../components/form/end-tokens-box'
import { Form } from '../../components/form/form'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'
import { NewPasswordBox } from '../../components/form/new-password-box'
import { PasswordBox } from '../../components/form/password-box'
import { useTexts } from '../../texts'

type PasswordField = 'oldPassword' | 'password'

/** A new password; the old one proves that it is they who choose it. */
export function PasswordForm({ done }: { readonly done?: () => void }) {
  const t = useTexts()
  const { client } = useFrontEnd()
  const state = useSession()
  const [changes, setChanges] = useState(0)

  async function send(typed: FormData): Promise<FormProblems<PasswordField>> {
    const checked = accounts.setPassword.input.safeParse(withEndTokens(typed))
    if (!checked.success) {
      const oldMissing = t('account.oldPasswordRequired')
      return shapeProblems(checked.error, typed, {
        oldPassword: { empty: oldMissing, wrong: oldMissing },
        password: {
          empty: t('account.newPasswordRequired'),
          wrong: t('account.passwordTooShort', { min: passwordMinCharacters }),
        },
      })
    }
    try {
      await client.accounts.setPassword(checked.data)
      showMessage('ok', t('account.setDone'))
      setChanges(changes + 1)
      done?.()
      return {}
    } catch (error) {
      return serverProblems(error, t, { 'wrong-password': ['oldPassword'], 'weak-password': ['password'] })
    }
  }

  return (
    // Again after each change, so that no password stays in its box.
    <Form<PasswordField> key={changes} action={t('account.savePassword')} send={send}>
      {problems => (
        <>
          {/* Tells password managers whose password it is. */}
          <input
            type="text"
            hidden
            readOnly
            autoComplete="username"
            value={state.status === 'ready' || state.status === 'choosing' ? state.user.email : ''}
          />
          <PasswordBox
            name="oldPassword"
            label={t('account.oldPassword')}
            autoComplete="current-password"
            problem={problems.oldPassword}
          />
          <NewPasswordBox problem={problems.password} />
          <EndTokensBox />
        </>
      )}
    </Form>
  )
}
