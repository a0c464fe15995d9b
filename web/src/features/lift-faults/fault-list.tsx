import { liftFaults, type LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { faultUrgency } from '@liftwatch/core/domain/urgency'
import { acknowledgeOnce } from '@liftwatch/core/hooks/acknowledge-once'
import { useAction } from '@liftwatch/core/hooks/action'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { acknowledgeFaultForm } from '@liftwatch/core/views/forms/acknowledge'
import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { Outlet } from 'react-router-dom'
import type { BulkAction } from '../../components/record-list/bulk-action'
import { ResourceList } from '../../records/resource-list'
import { useTexts } from '../../texts'
import { faultCells } from './fault-cells'

/** What can be done to several faults at once. */
function useBulkActions(): readonly BulkAction<LiftFault>[] | undefined {
  const t = useTexts()
  const { client } = useFrontEnd()
  const { refusal, run } = useAction(acknowledgeFaultForm)
  if (refusal) return undefined
  return [
    {
      name: 'acknowledge',
      label: t(acknowledgeFaultForm.submit),
      done: t(acknowledgeFaultForm.done!),
      isFor: isAwaitingAcknowledgement,
      run: ({ id }) =>
        acknowledgeOnce(
          () => client.call(liftFaults.detail, { id }),
          () => run({ id }),
        ),
      question(faults) {
        const gravest = faults.reduce((one, other) => (faultUrgency(other) > faultUrgency(one) ? other : one))
        const { liftName, description, severity } = gravest
        const named = `${liftName}, ${descriptionIn(t.language, description)} (${t(`states.severity.${severity}`)})`
        return t('list.bulk.question', { number: faults.length, gravest: named })
      },
    },
  ]
}

/** Lift faults, and over them the one that the address names. */
export function FaultList() {
  return (
    <ResourceList view={liftFaultView} cells={faultCells} detail="over" bulk={useBulkActions()}>
      <Outlet />
    </ResourceList>
  )
}
