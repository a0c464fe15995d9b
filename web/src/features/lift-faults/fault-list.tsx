import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { faultUrgency } from '@liftwatch/core/domain/urgency'
import { useLiftFaultBulkAcknowledge } from '@liftwatch/core/hooks/lift-fault-actions'
import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { Outlet } from 'react-router-dom'
import type { BulkAction } from '../../components/record-list/bulk-action'
import { ResourceList } from '../../records/resource-list'
import { useTexts } from '../../texts'
import { faultCells } from './fault-cells'

/** What can be done to several faults at once. */
function useBulkActions(): readonly BulkAction<LiftFault>[] | undefined {
  const t = useTexts()
  const acknowledge = useLiftFaultBulkAcknowledge()
  return (
    acknowledge && [
      {
        name: 'acknowledge',
        label: t('alarms.actions.acknowledge'),
        done: t('alarms.acknowledged'),
        isFor: isAwaitingAcknowledgement,
        run: fault => acknowledge(fault.id),
        gravity: faultUrgency,
        describe: fault =>
          `${fault.liftName}, ${descriptionIn(t.language, fault.description)} (${t(`states.severity.${fault.severity}`)})`,
      },
    ]
  )
}

/** Lift faults, and over them the one that the address names. */
export function FaultList() {
  return (
    <ResourceList view={liftFaultView} cells={faultCells} detail="over" bulk={useBulkActions()}>
      <Outlet />
    </ResourceList>
  )
}
