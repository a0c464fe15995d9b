import { Button, chakra } from '@chakra-ui/react'
import { Dialog } from '../../components/dialog'
import { useTexts } from '../../texts'

interface NewTeamQuestionProps {
  readonly team: string
  /** What is done with it, as its button says. */
  readonly action: string
  readonly cancel: () => void
  readonly confirm: () => void
}

/** Asked before a team is stored that was not sent so far: it may be one that was written wrongly. */
export function NewTeamQuestion({ team, action, cancel, confirm }: NewTeamQuestionProps) {
  const t = useTexts()
  return (
    <Dialog
      title={t('traps.newTeam.title')}
      close={cancel}
      footer={
        <>
          <Button onClick={cancel}>{t('traps.newTeam.cancel')}</Button>
          <Button variant="solid" onClick={confirm}>
            {t('traps.newTeam.confirm', { action })}
          </Button>
        </>
      }
    >
      <chakra.p>{t('traps.newTeam.text', { team })}</chakra.p>
    </Dialog>
  )
}
