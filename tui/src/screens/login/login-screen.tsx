import { startValues } from '@liftwatch/core/views/forms/form-values'
import { useEffect, useEffectEvent } from 'react'
import { ViewForm } from '../../components/form/view-form'
import { useProgram } from '../../program/program'
import type { KnownLogin } from './known-login'
import { useLogin } from './use-login'

interface LoginScreenProps {
  readonly known: KnownLogin
  /** Whether a session has just ended; what one was at waits behind. */
  readonly wasAtWork: boolean
}

export function LoginScreen({ known, wasAtWork }: LoginScreenProps) {
  const { translate } = useProgram()
  const { view, errors, isPending, submit, back } = useLogin()
  const { name, password } = known

  const loginUnasked = useEffectEvent(() => {
    if (name !== undefined && password !== undefined) void submit({ name, password, rememberMe: '' })
  })
  useEffect(() => loginUnasked(), [])

  const word = isPending ? translate('monitor.loggingIn') : wasAtWork ? `◆ ${translate('session.expired')}` : ' '
  return (
    <ViewForm
      // Each step is a form of its own.
      key={back ? 'code' : 'password'}
      view={view}
      trail={[translate(view.title)]}
      start={startValues(view, undefined, name === undefined ? {} : { name })}
      focus={back || name === undefined ? 0 : 1}
      lead={word}
      errors={errors}
      submit={submit}
      cancel={back}
    />
  )
}
