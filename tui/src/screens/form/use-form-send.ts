import { AppError } from '@liftwatch/core/errors'
import { useAction } from '@liftwatch/core/hooks/action'
import { useNewName } from '@liftwatch/core/hooks/new-name'
import { checkForm, refusedForm, type FormProblems } from '@liftwatch/core/views/forms/check-form'
import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import type { FormRow } from '@liftwatch/core/views/forms/form-view'
import { useState } from 'react'
import { refusalText } from '../../components/message/refusal-text'
import type { OpenedForm } from '../../navigation'
import { useProgram } from '../../program'
import { useAct } from '../alarms/use-act'

/** Sends a form, and says at each field what is wrong with it, be it found here or by the server; asks before a new name is sent. */
export function useFormSend(opened: OpenedForm, row: FormRow | undefined, done: () => void) {
  const { view, subject } = opened
  const { translate, messages } = useProgram()
  const act = useAct()
  const { refusal, run, takeBack } = useAction(view, row)
  const named = useNewName(view, translate.language)
  const [errors, setErrors] = useState<FormProblems['fields']>({})
  const [asked, ask] = useState<{ readonly question: string; readonly yes: () => void }>()

  function show({ fields, form }: FormProblems): void {
    setErrors(fields)
    if (form !== undefined) messages.show(form, 'critical')
  }

  async function send(input: Record<string, unknown>): Promise<void> {
    ask(undefined)
    setErrors({})
    const isDone = await act({
      id: row?.id ?? view.endpoint.id,
      name: subject,
      view,
      run: () => run(input),
      ...(takeBack && { takeBack }),
      hasShown(error) {
        const problems = error instanceof AppError ? refusedForm(view, error, translate) : undefined
        if (problems === undefined || problems.form !== undefined) return false
        show(problems)
        return true
      },
    })
    if (isDone) done()
  }

  function submit(typed: FormValues): unknown {
    if (refusal) return messages.show(refusalText(translate, refusal), 'warning')
    const { values, asked: isNew } = named(typed)
    const checked = checkForm(view, values, translate, row && { id: row.id })
    if (checked.problems) return show(checked.problems)
    if (!isNew) return send(checked.input)
    setErrors({})
    const question = translate(isNew.question.brief, { name: isNew.name })
    return ask({ question, yes: () => void send(checked.input) })
  }

  return { refusal, errors, submit, asked: asked && { ...asked, no: () => ask(undefined) } }
}
