import { AppError } from '@liftwatch/core/errors'
import { useAction } from '@liftwatch/core/hooks/action'
import { refusedForm } from '@liftwatch/core/views/forms/check-form'
import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import type { FormRow } from '@liftwatch/core/views/forms/form-view'
import { useCheckedForm } from '../../components/form/use-checked-form'
import { refusalText } from '../../components/message/refusal-text'
import type { OpenedForm } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { useAct } from '../alarms/use-act'

/** Sends a form; what the server finds wrong is said at its field too. */
export function useFormSend({ view, subject }: OpenedForm, row: FormRow | undefined, sent: () => void) {
  const { translate, messages } = useProgram()
  const act = useAct()
  const { refusal, run, takeBack } = useAction(view, row)
  const form = useCheckedForm(view, row && { id: row.id }, async (input, show) => {
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
    if (isDone) sent()
  })

  function submit(typed: FormValues): unknown {
    return refusal ? messages.show(refusalText(translate, refusal), 'warning') : form.submit(typed)
  }

  return { ...form, refusal, submit }
}
