import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useTexts } from '../../texts'
import { Dialog } from '../overlay/dialog'
import type { ViewFormOptions } from './use-view-form'
import { ViewForm, type OwnBoxes } from './view-form'

interface FormDialogProps<E extends Endpoint> extends ViewFormOptions<E> {
  /** The boxes that the page draws itself. */
  readonly own?: OwnBoxes | undefined
  readonly close: () => void
}

/** A form over the page; it closes once it is sent. */
export function FormDialog<E extends Endpoint>({ close, own, done, ...form }: FormDialogProps<E>) {
  const t = useTexts()
  const title = t(form.view.title)
  return (
    <Dialog title={form.subject === undefined ? title : `${title}: ${form.subject}`} close={close}>
      <ViewForm
        {...form}
        {...(own && { own })}
        cancel={close}
        done={async (answer, input) => {
          close()
          await done?.(answer, input)
        }}
      />
    </Dialog>
  )
}
