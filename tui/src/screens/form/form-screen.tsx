import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import type { FormRow } from '@liftwatch/core/views/forms/form-view'
import { startValues } from '@liftwatch/core/views/forms/form-values'
import { useState } from 'react'
import { Covered } from '../../components/dialog/covered'
import { ViewForm } from '../../components/form/view-form'
import { useStatusLine } from '../../components/frame/use-status-line'
import { refusalText } from '../../components/message/refusal-text'
import { useNavigation, type OpenedForm } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { useFormSend } from './use-form-send'

/** Any form of core's views, of a record as it is now. */
export function FormScreen({ opened }: { readonly opened: OpenedForm }) {
  const { view, row, trail, lead, next } = opened
  const { translate } = useProgram()
  const { back, open } = useNavigation()
  const [isLeaving, setLeaving] = useState(false)
  const sent = (answer: unknown) => {
    back()
    if (next) open(next(answer))
  }
  // Whether it may still be changed so is asked of the record as it is now.
  const { data, error } = useAnswer<Endpoint>(view.edits?.detail ?? view.endpoint, view.edits && row && { id: row.id })
  const { refusal, changed, errors, submit, asked } = useFormSend(opened, (data as FormRow | undefined) ?? row, sent)
  const locked = refusal && { text: refusalText(translate, refusal), tone: 'warning' as const }
  const leaving = { question: translate('monitor.discard'), yes: back, no: () => setLeaving(false) }
  const meanwhile = changed === undefined ? undefined : { text: changed, tone: 'warning' as const }
  const statusLine = useStatusLine(error) ?? locked ?? meanwhile
  return (
    <Covered trail={trail} by={asked ?? (isLeaving ? leaving : undefined)}>
      <ViewForm
        {...{ view, trail, lead, statusLine, errors, submit }}
        start={startValues(view, row)}
        cancel={isTouched => (view.asksToLeave && isTouched ? setLeaving(true) : back())}
      />
    </Covered>
  )
}
