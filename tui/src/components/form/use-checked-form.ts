import type { Endpoint, InputOf } from '@liftwatch/core/contract/endpoint'
import { useNewName } from '@liftwatch/core/hooks/new-name'
import { checkForm, type FormProblems } from '@liftwatch/core/views/forms/check-form'
import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { useState } from 'react'
import { useProgram } from '../../program/program'

/**
 * Checks what was typed, says at each field what is wrong with it, and asks before a new name is sent.
 * @param rest what comes from elsewhere: the record's id, say
 * @param send gets what was typed, as the form's call takes it, and what shows what the server has against it
 */
export function useCheckedForm<E extends Endpoint>(
  view: FormView<E>,
  rest: Partial<InputOf<E>> | undefined,
  send: (input: InputOf<E>, show: (problems: FormProblems) => void) => unknown,
) {
  const { translate, messages } = useProgram()
  const named = useNewName(view, translate.language)
  const [errors, setErrors] = useState<FormProblems['fields']>({})
  const [asked, ask] = useState<{ readonly question: string; readonly yes: () => void }>()

  function show({ fields, form }: FormProblems): void {
    setErrors(fields)
    if (form !== undefined) messages.show(form, 'critical')
  }

  /** @param more what comes from elsewhere as it is sent */
  function submit(typed: FormValues, more: Partial<InputOf<E>> = {}): unknown {
    const { values, asked: isNew } = named(typed)
    const { input, problems } = checkForm(view, values, translate, { ...rest, ...more })
    show(problems ?? { fields: {} })
    if (problems) return undefined
    if (!isNew) return send(input, show)
    function yes(): void {
      ask(undefined)
      send(input!, show)
    }
    return ask({ question: translate(isNew.question.brief, { name: isNew.name }), yes })
  }

  return { errors, submit, asked: asked && { ...asked, no: () => ask(undefined), isGrave: true } }
}
