import { loginInput } from '@liftwatch/core/contract/session'
import { AppError, inputProblems } from '@liftwatch/core/errors'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { useState } from 'react'
import { failureText } from '../../components/message/refusal-text'
import { checkedMark } from '../../components/form/form-state'
import { useProgram } from '../../program'

export type LoginField = 'name' | 'password' | 'rememberMe'
type Errors = Partial<Record<LoginField, string>>

function problemKey(path: string, name: string): TextKey {
  if (path === 'password') return 'session.passwordRequired'
  return name.trim() === '' ? 'session.emailRequired' : 'session.emailInvalid'
}

/** Logs in, and says at each field what is wrong with it. */
export function useLogin() {
  const { translate, messages } = useProgram()
  const { session } = useFrontEnd()
  const [errors, setErrors] = useState<Errors>({})
  const [isPending, setIsPending] = useState(false)

  async function login(values: Record<LoginField, string>): Promise<void> {
    const rememberMe = values.rememberMe === checkedMark
    const input = loginInput.safeParse({ name: values.name.trim(), password: values.password, rememberMe })
    if (!input.success) {
      const problems = inputProblems(input.error).map(({ path }) => [path, translate(problemKey(path, values.name))])
      return setErrors(Object.fromEntries(problems) as Errors)
    }
    setErrors({})
    setIsPending(true)
    try {
      await session.login(input.data)
    } catch (error) {
      const text = failureText(translate, error)
      // The specification's rule: which of the two was wrong is nobody's business.
      if (error instanceof AppError && error.code === 'bad-login') setErrors({ name: text, password: text })
      else messages.show(text, 'critical')
    } finally {
      setIsPending(false)
    }
  }

  return { errors, isPending, login }
}
