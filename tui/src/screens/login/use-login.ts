import type { LoginInput } from '@liftwatch/core/contract/accounts/session'
import { AppError } from '@liftwatch/core/errors'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { refusedForm } from '@liftwatch/core/views/forms/check-form'
import { logInCodeForm, logInForm } from '@liftwatch/core/views/forms/log-in'
import { useState } from 'react'
import { useCheckedForm } from '../../components/form/use-checked-form'
import { failureText } from '../../components/message/refusal-text'
import { useProgram } from '../../program/program'

/** Logs in, in one step or two, and says at each field what is wrong with it. */
export function useLogin() {
  const { translate, messages } = useProgram()
  const { session } = useFrontEnd()
  const [isPending, setIsPending] = useState(false)
  /** What was typed in the first step, while the second is asked for. */
  const [first, setFirst] = useState<LoginInput>()
  const view = first ? logInCodeForm : logInForm
  const { errors, submit } = useCheckedForm(view, first, async (input, show) => {
    setIsPending(true)
    try {
      await session.login(input)
    } catch (error) {
      if (error instanceof AppError && error.code === 'second-factor-needed') return setFirst(input)
      const problems = error instanceof AppError ? refusedForm(view, error, translate) : undefined
      if (problems && problems.form === undefined) show(problems)
      else messages.show(failureText(translate, error), 'critical')
    } finally {
      setIsPending(false)
    }
  })
  return { view, errors, isPending, submit, back: first && (() => setFirst(undefined)) }
}
