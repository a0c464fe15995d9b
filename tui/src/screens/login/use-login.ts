import { AppError } from '@liftwatch/core/errors'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { checkForm, refusedForm, type FormProblems } from '@liftwatch/core/views/forms/check-form'
import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import { logInCodeForm, logInForm } from '@liftwatch/core/views/forms/log-in'
import { useState } from 'react'
import { failureText } from '../../components/message/refusal-text'
import { useProgram } from '../../program'

/** Logs in, in one step or two, and says at each field what is wrong with it. */
export function useLogin() {
  const { translate, messages } = useProgram()
  const { session } = useFrontEnd()
  const [errors, setErrors] = useState<FormProblems['fields']>({})
  const [isPending, setIsPending] = useState(false)
  /** What was typed in the first step, while the second is asked for. */
  const [first, setFirst] = useState<FormValues>()
  const view = first ? logInCodeForm : logInForm

  function refuse(error: unknown, values: FormValues): void {
    if (error instanceof AppError && error.code === 'second-factor-needed') return setFirst(values)
    const problems = error instanceof AppError ? refusedForm(view, error, translate) : undefined
    if (problems && problems.form === undefined) return setErrors(problems.fields)
    return messages.show(failureText(translate, error), 'critical')
  }

  async function login(typed: FormValues): Promise<void> {
    const values = { ...first, ...typed }
    const password = checkForm(logInForm, values, translate)
    const checked = password.problems || !first ? password : checkForm(logInCodeForm, values, translate, password.input)
    setErrors(checked.problems?.fields ?? {})
    if (checked.problems) return
    setIsPending(true)
    try {
      await session.login(checked.input)
    } catch (error) {
      refuse(error, values)
    } finally {
      setIsPending(false)
    }
  }

  function back(): void {
    setErrors({})
    setFirst(undefined)
  }

  return { view, errors, isPending, login, back: first && back }
}
