import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useAction } from '@liftwatch/core/hooks/action'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { useTexts } from '../../texts'
import { ActionButton } from './action-button'

interface ViewActionProps {
  /** One that asks nothing. */
  readonly view: FormView
  readonly row: FormRow
  /** What the record is called in messages. */
  readonly subject: string
  readonly variant?: 'solid' | 'outline'
}

/** The button of an action, from its description. */
export function ViewAction({ view, row, subject, variant = 'outline' }: ViewActionProps) {
  const t = useTexts()
  const { refusal, run, takeBack } = useAction<Endpoint>(view, row)
  return (
    <ActionButton
      variant={variant}
      label={t(view.submit)}
      refusal={refusal}
      subject={subject}
      run={() => run({ id: row.id })}
      done={t(view.done!)}
      undo={takeBack && { run: takeBack, done: t(view.takeBack!.done) }}
    />
  )
}
