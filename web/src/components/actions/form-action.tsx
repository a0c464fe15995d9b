import { Button } from '@chakra-ui/react'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useAction } from '@liftwatch/core/hooks/action'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { FormDialog, useFormAhead } from '../form/later-form-dialog'
import type { OwnBoxes } from '../form/view-form'
import { rowButton } from './row-button'

interface FormActionProps {
  /** One that asks something. */
  readonly view: FormView
  readonly row: FormRow
  /** What the record is called in messages. */
  readonly subject: string
  /** The boxes that the page draws itself. */
  readonly own?: OwnBoxes | undefined
  /** Among the buttons of other rows. */
  readonly isInRow?: boolean
}

/** The button of an action that asks something, in a form over the page; there while it can be done. */
export function FormAction({ view, row, subject, own, isInRow = false }: FormActionProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { refusal } = useAction<Endpoint>(view, row)
  useFormAhead(refusal === undefined)
  if (refusal !== undefined) return null
  return (
    <>
      <Button
        justifySelf="start"
        {...(isInRow && { ...rowButton, 'aria-label': `${t(view.title)}: ${subject}` })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t(view.title)}
      </Button>
      {isOpen && <FormDialog view={view} row={row} subject={subject} own={own} close={() => setOpen(false)} />}
    </>
  )
}
