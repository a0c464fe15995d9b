import { Button } from '@chakra-ui/react'
import { newSwitchOffPath } from '@liftwatch/core/domain/console-paths'
import { useAction } from '@liftwatch/core/hooks/action'
import { createSwitchOffForm } from '@liftwatch/core/views/forms/switch-offs'
import { Link } from 'react-router-dom'
import { useCanOpen } from '../app/can-open'
import { useTexts } from '../texts'

/** Leads to a new switch-off of this lift; there for who may plan one, while the lift has none. */
export function PlanSwitchOff({ liftId, openCnt }: { readonly liftId: string; readonly openCnt: number }) {
  const t = useTexts()
  const canOpen = useCanOpen()
  const { refusal } = useAction(createSwitchOffForm)
  if (refusal || openCnt > 0 || !canOpen('oms-schedule')) return null
  return (
    <Button asChild justifySelf="start" alignSelf="start">
      <Link to={{ pathname: newSwitchOffPath, search: new URLSearchParams({ liftId }).toString() }}>
        {t('switchOffs.create')}
      </Link>
    </Button>
  )
}
