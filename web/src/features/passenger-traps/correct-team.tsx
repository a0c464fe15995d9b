import { Button } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { useAction } from '@liftwatch/core/hooks/action'
import { correctTeamForm } from '@liftwatch/core/views/forms/acknowledge'
import { useState } from 'react'
import { FormDialog } from '../../components/form/form-dialog'
import { useTexts } from '../../texts'

/** Names the team that was really sent; there once a trap has one, until it is closed. */
export function CorrectTeam({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { refusal } = useAction(correctTeamForm, trap)
  if (refusal !== undefined) return null
  return (
    <>
      <Button justifySelf="start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('traps.correctTeam')}
      </Button>
      {isOpen && <FormDialog view={correctTeamForm} row={trap} subject={trap.liftName} close={() => setOpen(false)} />}
    </>
  )
}
