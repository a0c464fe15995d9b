import { Button, chakra } from '@chakra-ui/react'
import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/error-text'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { showMessage } from '../overlay/messages'
import { Dialog } from '../overlay/dialog'
import { rowButton } from './row-button'

interface ConfirmButtonProps {
  readonly label: string
  /** Names what it is about, where several buttons have the same label. */
  readonly accessibleName?: string | undefined
  /** Among the buttons of other rows. */
  readonly isInRow?: boolean
  readonly question: string
  readonly consequence: string
  /** Rejects with an AppError, which is shown. */
  readonly run: () => Promise<unknown>
  /** Said once it is done. */
  readonly done: string
}

/** Does what cannot be undone, after it was asked again. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, accessibleName, isInRow = false, question, consequence, run, done } = props
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)

  async function confirm(): Promise<void> {
    setPending(true)
    await run().then(
      () => showMessage('ok', done),
      (error: unknown) => showMessage('critical', error instanceof AppError ? errorText(t, error) : String(error)),
    )
    setPending(false)
    setOpen(false)
  }

  return (
    <>
      <Button
        justifySelf="start"
        {...(isInRow && rowButton)}
        aria-label={accessibleName}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog
          title={question}
          close={() => setOpen(false)}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>{t('settings.cancel')}</Button>
              <Button
                variant="solid"
                colorPalette="critical"
                disabled={isPending}
                aria-busy={isPending}
                onClick={() => void confirm()}
              >
                {label}
              </Button>
            </>
          }
        >
          <chakra.p>{consequence}</chakra.p>
        </Dialog>
      )}
    </>
  )
}
