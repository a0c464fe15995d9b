import { useEffect, useEffectEvent } from 'react'
import { useProgram } from '../../program'
import type { KnownLogin } from './known-login'
import { LoginForm } from './login-form'
import { useLogin, type LoginField } from './use-login'

interface LoginScreenProps {
  readonly known: KnownLogin
  /** Whether a session has just ended; what one was at waits behind. */
  readonly wasAtWork: boolean
}

export function LoginScreen({ known, wasAtWork }: LoginScreenProps) {
  const { translate } = useProgram()
  const { errors, isPending, login, second } = useLogin()

  const loginUnasked = useEffectEvent(() => {
    const { name, password } = known
    if (name !== undefined && password !== undefined) void login({ name, password, rememberMe: '' })
  })
  useEffect(() => loginUnasked(), [])

  if (second) {
    return (
      <LoginForm<'code'>
        key="code"
        word={translate('twoStep.codeHint')}
        fields={[{ name: 'code', label: translate('twoStep.code'), kind: 'line' }]}
        initial={{ code: '' }}
        errors={errors}
        isPending={isPending}
        submit={({ code }) => second.send(code)}
        cancel={second.back}
      />
    )
  }
  return (
    <LoginForm<LoginField>
      key="password"
      word={wasAtWork ? `◆ ${translate('session.expired')}` : undefined}
      fields={[
        { name: 'name', label: translate('session.email'), kind: 'line' },
        { name: 'password', label: translate('session.password'), kind: 'secret' },
        { name: 'rememberMe', label: translate('session.rememberMe'), kind: 'check' },
      ]}
      initial={{ name: known.name ?? '', password: '', rememberMe: '' }}
      focus={known.name === undefined ? 0 : 1}
      errors={errors}
      isPending={isPending}
      submit={login}
    />
  )
}
