import { AppError } from '@liftwatch/core/errors'
import { useAction } from '@liftwatch/core/hooks/action'
import { refusedForm } from '@liftwatch/core/views/forms/check-form'
import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import type { FormRow } from '@liftwatch/core/views/forms/form-view'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { useCheckedForm } from '../../components/form/use-checked-form'
import { refusalText } from '../../components/message/refusal-text'
import type { OpenedForm } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { useAct } from '../alarms/use-act'
import { useChangedMeanwhile } from './use-changed-meanwhile'

/**
 * Sends a form; what the server finds wrong is said at its field too, and what others changed meanwhile is asked about.
 * @param sent gets what the call answered
 */
export function useFormSend(opened: OpenedForm, row: FormRow | undefined, sent: (answer: unknown) => void) {
  const { view, subject } = opened
  const { translate, messages } = useProgram()
  const act = useAct()
  const { refusal, run, takeBack } = useAction(view, row)
  const meanwhile = useChangedMeanwhile(opened, row)
  const rest = { ...(row && rowInput(view, [row])), ...meanwhile.madeFrom }
  const form = useCheckedForm(view, rest, async (input, show) => {
    let answer: unknown
    const isDone = await act({
      id: row?.id ?? view.name,
      name: subject,
      view,
      run: async () => (answer = await run(input)),
      ...(takeBack && { takeBack }),
      hasShown(error) {
        const problems = error instanceof AppError ? refusedForm(view, error, translate) : undefined
        if (problems === undefined || problems.form !== undefined) return false
        show(problems)
        return true
      },
    })
    if (isDone) sent(answer)
  })

  function submit(typed: FormValues): unknown {
    if (refusal) return messages.show(refusalText(translate, refusal), 'warning')
    return meanwhile.ask(typed, (values, madeFrom) => form.submit(values, madeFrom))
  }

  return { ...form, asked: meanwhile.asked ?? form.asked, changed: meanwhile.text, refusal, submit }
}
