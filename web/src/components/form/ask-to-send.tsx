import { Button, chakra } from '@chakra-ui/react'
import { useTexts } from '../../texts'
import { Dialog } from '../overlay/dialog'

interface AskToSendProps {
  /** What the form is for: on its button, and the title here. */
  readonly title: string
  readonly action: string
  readonly question: string
  readonly confirm: () => void
  readonly cancel: () => void
}

/** Asked before what was typed is sent. */
export function AskToSend({ title, action, question, confirm, cancel }: AskToSendProps) {
  const t = useTexts()
  return (
    <Dialog
      title={title}
      close={cancel}
      footer={
        <>
          <Button onClick={cancel}>{t('settings.cancel')}</Button>
          <Button variant="solid" onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.p>{question}</chakra.p>
    </Dialog>
  )
}
