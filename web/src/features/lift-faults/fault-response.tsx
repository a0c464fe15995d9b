import { chakra } from '@chakra-ui/react'
import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { useLiftFaultActions } from '@liftwatch/core/hooks/lift-fault-actions'
import { ActionButton } from '../../components/action-button'
import { useTexts } from '../../texts'

/** Who has it in hand, and what there is to do next. */
export function FaultResponse({ fault }: { readonly fault: LiftFault }) {
  const t = useTexts()
  const { acknowledge, takeBack, arrive } = useLiftFaultActions(fault)
  const { id, liftName: subject } = fault
  return (
    <chakra.section aria-label={t('console.detail.response')} display="grid" gap="3">
      {isAwaitingAcknowledgement(fault) && <chakra.p fontWeight="medium">{t('alarms.awaiting')}</chakra.p>}
      <ActionButton
        variant="solid"
        label={t('alarms.actions.acknowledge')}
        {...acknowledge}
        subject={subject}
        run={() => acknowledge.run({ id })}
        done={t('alarms.acknowledged')}
        undo={{ run: () => takeBack.run({ id }), done: t('alarms.takenBack') }}
      />
      <ActionButton
        label={t('alarms.actions.arrive')}
        {...arrive}
        subject={subject}
        run={() => arrive.run({ id })}
        done={t('alarms.arrived')}
      />
    </chakra.section>
  )
}
