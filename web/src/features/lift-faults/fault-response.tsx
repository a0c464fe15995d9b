import { chakra } from '@chakra-ui/react'
import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { acknowledgeFaultForm } from '@liftwatch/core/views/forms/acknowledge'
import { arriveAtFaultForm } from '@liftwatch/core/views/forms/arrive'
import { ViewAction } from '../../components/actions/view-action'
import { useTexts } from '../../texts'

/** Who has it in hand, and what there is to do next. */
export function FaultResponse({ fault }: { readonly fault: LiftFault }) {
  const t = useTexts()
  return (
    <chakra.section aria-label={t('console.detail.response')} display="grid" gap="3">
      {isAwaitingAcknowledgement(fault) && <chakra.p fontWeight="medium">{t('alarms.awaiting')}</chakra.p>}
      <ViewAction variant="solid" view={acknowledgeFaultForm} row={fault} subject={fault.liftName} />
      <ViewAction view={arriveAtFaultForm} row={fault} subject={fault.liftName} />
    </chakra.section>
  )
}
