import { Button } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { usePassengerTrapActions } from '@liftwatch/core/hooks/passenger-trap-actions'
import { useState } from 'react'
import { Dialog } from '../../components/dialog'
import { useAct } from '../../components/use-act'
import { useTexts } from '../../texts'
import { NewTeamQuestion } from './new-team-question'
import { TeamBox } from './team-box'
import { useTeam } from './use-team'

/** Names the team that was really sent; there once a trap has one, until it is closed. */
export function CorrectTeam({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { correctTeam } = usePassengerTrapActions(trap)
  if (correctTeam.refusal !== undefined) return null
  return (
    <>
      <Button justifySelf="start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('traps.correctTeam')}
      </Button>
      {isOpen && <TeamDialog trap={trap} close={() => setOpen(false)} />}
    </>
  )
}

function TeamDialog({ trap, close }: { readonly trap: PassengerTrap; readonly close: () => void }) {
  const t = useTexts()
  const act = useAct()
  const { correctTeam } = usePassengerTrapActions(trap)
  const { team, box, isAsked, answer, canStore, stored } = useTeam(true, trap.teamName ?? '', `correct-team.${trap.id}`)

  async function store(): Promise<void> {
    answer()
    const isDone = await act({
      subject: trap.liftName,
      run: () => correctTeam.run({ id: trap.id, team }),
      done: t('traps.teamCorrected'),
    })
    // What was typed stays for another try.
    if (!isDone) return
    stored()
    close()
  }

  return (
    <Dialog
      title={t('traps.correctTeam')}
      close={close}
      footer={
        <>
          <Button onClick={close}>{t('settings.cancel')}</Button>
          <Button variant="solid" aria-busy={correctTeam.isPending} onClick={() => canStore() && void store()}>
            {t('traps.correctTeam')}
          </Button>
        </>
      }
    >
      <TeamBox {...box} />
      {isAsked && (
        <NewTeamQuestion team={team} action={t('traps.correctTeam')} cancel={answer} confirm={() => void store()} />
      )}
    </Dialog>
  )
}
