import { loginInput } from '@liftwatch/core/contract/session'
import { AppError, inputProblems } from '@liftwatch/core/errors'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { useState } from 'react'
import { failureText } from '../../components/message/refusal-text'
import { checkedMark } from '../../components/form/form-state'
import { useProgram } from '../../program'

export type LoginField = 'name' | 'password' | 'rememberMe'
export type LoginErrors = Partial<Record<LoginField | 'code', string>>
type Typed = Record<LoginField, string>

function problemKey(path: string, name: string): TextKey {
  if (path === 'code') return 'twoStep.codeRequired'
  if (path === 'password') return 'session.passwordRequired'
  return name.trim() === '' ? 'session.emailRequired' : 'session.emailInvalid'
}

/** Logs in, in one step or two, and says at each field what is wrong with it. */
export function useLogin() {
  const { translate, messages } = useProgram()
  const { session } = useFrontEnd()
  const [errors, setErrors] = useState<LoginErrors>({})
  const [isPending, setIsPending] = useState(false)
  /** What was typed in the first step, while the second is asked for. */
  const [first, setFirst] = useState<Typed>()

  function refuse(error: unknown, values: Typed): void {
    const code = error instanceof AppError ? error.code : undefined
    const text = failureText(translate, error)
    if (code === 'second-factor-needed') return setFirst(values)
    if (code === 'wrong-code') return setErrors({ code: text })
    // The specification's rule: which of the two was wrong is no one's business.
    if (code === 'bad-login') return setErrors({ name: text, password: text, code: text })
    return messages.show(text, 'critical')
  }

  async function send(values: Typed, code: { readonly code?: string }): Promise<void> {
    const rememberMe = values.rememberMe === checkedMark
    const input = loginInput.safeParse({ name: values.name.trim(), password: values.password, rememberMe, ...code })
    if (!input.success) {
      const problems = inputProblems(input.error).map(({ path }) => [path, translate(problemKey(path, values.name))])
      return setErrors(Object.fromEntries(problems) as LoginErrors)
    }
    setErrors({})
    setIsPending(true)
    try {
      await session.login(input.data)
    } catch (error) {
      refuse(error, values)
    } finally {
      setIsPending(false)
    }
  }

  return {
    errors,
    isPending,
    login: (values: Typed) => send(values, {}),
    /** The second step, where it is needed. */
    second: first && {
      send: (code: string) => send(first, { code }),
      back: () => {
        setErrors({})
        setFirst(undefined)
      },
    },
  }
}
