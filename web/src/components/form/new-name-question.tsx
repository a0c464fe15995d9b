import { Button, chakra } from '@chakra-ui/react'
import type { NewQuestion } from '@liftwatch/core/views/forms/form-field'
import { useTexts } from '../../texts'
import { Dialog } from '../overlay/dialog'

interface NewNameQuestionProps {
  readonly question: NewQuestion
  readonly name: string
  /** What is done with it, as its button says. */
  readonly action: string
  readonly cancel: () => void
  readonly confirm: () => void
}

/** Asked before a name is stored that was not used so far: it may be one that was written wrongly. */
export function NewNameQuestion({ question, name, action, cancel, confirm }: NewNameQuestionProps) {
  const t = useTexts()
  return (
    <Dialog
      title={t(question.title)}
      close={cancel}
      footer={
        <>
          <Button onClick={cancel}>{t(question.cancel)}</Button>
          <Button variant="solid" onClick={confirm}>
            {t(question.confirm, { action })}
          </Button>
        </>
      }
    >
      <chakra.p>{t(question.text, { name })}</chakra.p>
    </Dialog>
  )
}
