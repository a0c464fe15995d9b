import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useAction } from '@liftwatch/core/hooks/action'
import { wordsIn } from '@liftwatch/core/views/forms/form-field'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { useTexts } from '../../texts'
import { ConfirmButton } from './confirm-button'
import { ViewAction } from './view-action'

interface AskedActionProps {
  /** One without fields. */
  readonly view: FormView
  readonly row: FormRow
  /** What the record is called in the question and in messages. */
  readonly subject: string
  /** Among the buttons of other rows. */
  readonly isInRow?: boolean
  /** Goes on from what is no longer there, say. */
  readonly done?: () => unknown
}

/** The button of an action that is asked about before it is done; there while it can be done. */
export function AskedAction({ view, row, subject, isInRow = false, done }: AskedActionProps) {
  const t = useTexts()
  const { refusal, run } = useAction<Endpoint>(view, row)
  const { asks } = view
  if (refusal !== undefined) return null
  if (!asks) return <ViewAction view={view} row={row} subject={subject} isInRow={isInRow} />
  return (
    <ConfirmButton
      label={t(view.submit)}
      accessibleName={isInRow ? `${t(view.submit)}: ${subject}` : undefined}
      isInRow={isInRow}
      question={t(asks.title, { name: subject })}
      consequence={wordsIn(t, asks.text(row))}
      run={async () => {
        await run(rowInput(view, [row]))
        await done?.()
      }}
      done={`${subject}: ${t(view.done!)}`}
    />
  )
}
