import { chakra } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { acknowledgeTrapForm, correctTeamForm } from '@liftwatch/core/views/forms/acknowledge'
import { arriveAtTrapForm } from '@liftwatch/core/views/forms/arrive'
import { ViewForm } from '../../components/form/view-form'
import { FormAction } from '../../components/actions/form-action'
import { ViewAction } from '../../components/actions/view-action'
import { useTexts } from '../../texts'

/** Who is sent, who has it in hand, and what there is to do next. */
export function TrapResponse({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  return (
    <chakra.section aria-label={t('console.detail.response')} display="grid" gap="3">
      {isAwaitingAcknowledgement(trap) && <chakra.p fontWeight="medium">{t('alarms.awaiting')}</chakra.p>}
      <ViewForm view={acknowledgeTrapForm} row={trap} subject={trap.liftName} />
      <FormAction view={correctTeamForm} row={trap} subject={trap.liftName} />
      <ViewAction view={arriveAtTrapForm} row={trap} subject={trap.liftName} />
    </chakra.section>
  )
}
