import { Button } from '@chakra-ui/react'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useAction } from '@liftwatch/core/hooks/action'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { FormDialog, useFormAhead } from '../form/later-form-dialog'
import type { ViewFormOptions } from '../form/use-view-form'
import type { OwnBoxes } from '../form/view-form'

interface OpenFormProps<E extends Endpoint> extends ViewFormOptions<E> {
  /** The boxes that the page draws itself. */
  readonly own?: OwnBoxes
  /** Beside a button that is used more. */
  readonly isQuiet?: boolean
}

/** The button that makes something new, in a form over the page; there for who may. */
export function OpenForm<E extends Endpoint>({ isQuiet = false, ...form }: OpenFormProps<E>) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { refusal } = useAction(form.view)
  useFormAhead(refusal === undefined)
  if (refusal !== undefined) return null
  return (
    <>
      <Button {...(!isQuiet && { variant: 'solid' as const })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(form.view.title)}
      </Button>
      {isOpen && <FormDialog {...form} close={() => setOpen(false)} />}
    </>
  )
}
