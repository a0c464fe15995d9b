import { Button } from '@chakra-ui/react'
import { newCasePath } from '@liftwatch/core/domain/console-paths'
import { useAction } from '@liftwatch/core/hooks/action'
import { createCaseForm } from '@liftwatch/core/views/forms/cases'
import { Link } from 'react-router-dom'
import { useCanOpen } from '../app/can-open'
import { useTexts } from '../texts'

/** What is known of a case before it is logged, by the names that its page's address has. */
interface KnownOfCase {
  readonly liftId?: string
  readonly liftFaultId?: string
  readonly passengerTrapId?: string
  readonly buildingId?: string
}

/** Leads to a new case about this; there for who may log one. */
export function LogCase(known: KnownOfCase) {
  const t = useTexts()
  const canOpen = useCanOpen()
  const { refusal } = useAction(createCaseForm)
  if (refusal || !canOpen('case-management')) return null
  return (
    <Button asChild justifySelf="start" alignSelf="start">
      <Link to={{ pathname: newCasePath, search: new URLSearchParams({ ...known }).toString() }}>
        {t('cases.logCase')}
      </Link>
    </Button>
  )
}
