import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useTexts } from '../../texts'
import { Dialog } from '../overlay/dialog'
import type { ViewFormOptions } from './use-view-form'
import { ViewForm } from './view-form'

interface FormDialogProps<E extends Endpoint> extends Omit<ViewFormOptions<E>, 'done'> {
  readonly close: () => void
}

/** A form over the page; it closes once it is sent. */
export function FormDialog<E extends Endpoint>({ close, ...form }: FormDialogProps<E>) {
  const t = useTexts()
  return (
    <Dialog title={t(form.view.title)} close={close}>
      <ViewForm {...form} done={close} cancel={close} />
    </Dialog>
  )
}
