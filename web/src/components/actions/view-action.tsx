import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useAction } from '@liftwatch/core/hooks/action'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { useTexts } from '../../texts'
import { ActionButton } from './action-button'

interface ViewActionProps {
  /** One that asks nothing. */
  readonly view: FormView
  readonly row: FormRow
  /** What the record is called in messages. */
  readonly subject: string
  readonly variant?: 'solid' | 'outline'
  /** Among the buttons of other rows. */
  readonly isInRow?: boolean
}

/** The button of an action, from its description. */
export function ViewAction({ view, row, subject, variant = 'outline', isInRow = false }: ViewActionProps) {
  const t = useTexts()
  const { refusal, run, takeBack } = useAction<Endpoint>(view, row)
  return (
    <ActionButton
      variant={variant}
      isInRow={isInRow}
      label={t(view.submit)}
      refusal={refusal}
      subject={subject}
      run={() => run(rowInput(view, [row]))}
      done={t(view.done!)}
      undo={takeBack && { run: takeBack, done: t(view.takeBack!.done) }}
    />
  )
}
