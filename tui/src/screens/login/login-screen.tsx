import { Box } from 'ink'
import { useEffect, useEffectEvent } from 'react'
import { Field } from '../../components/form/field'
import type { FieldSpec } from '../../components/form/form-state'
import { useForm } from '../../components/form/use-form'
import { Frame } from '../../components/frame/frame'
import { Words } from '../../components/text/words'
import { useProgram } from '../../program'
import type { KnownLogin } from './known-login'
import { useLogin, type LoginField } from './use-login'

interface LoginScreenProps {
  readonly known: KnownLogin
  /** Whether a session has just ended; what one was at waits behind. */
  readonly wasAtWork: boolean
}

const fieldWidth = 50

export function LoginScreen({ known, wasAtWork }: LoginScreenProps) {
  const { translate } = useProgram()
  const { errors, isPending, login } = useLogin()
  const fields: readonly FieldSpec<LoginField>[] = [
    { name: 'name', label: translate('session.email'), kind: 'line' },
    { name: 'password', label: translate('session.password'), kind: 'secret' },
    { name: 'rememberMe', label: translate('session.rememberMe'), kind: 'check' },
  ]
  const initial = { name: known.name ?? '', password: '', rememberMe: '' }
  const focus = known.name === undefined ? 0 : 1
  const { state } = useForm({ fields, initial, focus, width: fieldWidth, submit: login })

  const loginUnasked = useEffectEvent(() => {
    const { name, password } = known
    if (name !== undefined && password !== undefined) void login({ name, password, rememberMe: '' })
  })
  useEffect(() => loginUnasked(), [])

  return (
    <Frame trail={[translate('session.login')]}>
      <Box flexDirection="column" paddingX={2} gap={1}>
        <Words tone="warning">{wasAtWork ? `◆ ${translate('session.expired')}` : ' '}</Words>
        {fields.map((spec, at) => (
          <Field
            key={spec.name}
            spec={spec}
            state={state.fields[spec.name]}
            isFocused={at === state.focus}
            error={errors[spec.name]}
            width={fieldWidth}
          />
        ))}
        <Words tone="muted">{isPending ? translate('monitor.loggingIn') : ' '}</Words>
      </Box>
    </Frame>
  )
}
