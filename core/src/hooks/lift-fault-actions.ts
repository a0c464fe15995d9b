import type { InputOf } from '../contract/endpoint'
import type { liftFaults, LiftFault } from '../contract/lift-faults'
import { acknowledgeOfferRefusal, arriveOfferRefusal } from '../domain/alarms'
import type { Refusal } from '../errors'
import { acknowledgeOnce, type OnceOutcome } from './acknowledge-once'
import { useAlarmMutation, usePermissionRefusal, useRefusal, type Action } from './alarm-actions'
import { useFrontEnd } from './front-end'
import { usePermissions } from './session'

type IdInput = InputOf<typeof liftFaults.acknowledge>

const writes = 'lift-fault.write'

/** What people do with a lift fault. Each answers the fault as it then is, and rejects with an AppError. */
export function useLiftFaultActions(fault: LiftFault | undefined): {
  readonly acknowledge: Action<IdInput, LiftFault>
  /** Offered for a while after the acknowledgement; the server knows for how long. */
  readonly takeBack: Omit<Action<IdInput, LiftFault>, 'refusal'>
  readonly arrive: Action<IdInput, LiftFault>
} {
  const { client } = useFrontEnd()
  const refusalOf = useRefusal(writes, fault)
  const acknowledge = useAlarmMutation('liftFaults', (input: IdInput) => client.liftFaults.acknowledge(input))
  const takeBack = useAlarmMutation('liftFaults', (input: IdInput) => client.liftFaults.takeBack(input))
  const arrive = useAlarmMutation('liftFaults', (input: IdInput) => client.liftFaults.arrive(input))
  return {
    acknowledge: { ...acknowledge, refusal: refusalOf(acknowledgeOfferRefusal) },
    takeBack,
    arrive: { ...arrive, refusal: refusalOf(arriveOfferRefusal) },
  }
}

/** Why several faults cannot be acknowledged at once; each may be refused by itself. */
export function useLiftFaultBulkRefusal(): Refusal | undefined {
  return usePermissionRefusal(writes)
}

/** Acknowledges one fault of several by its id, and says what became of it; undefined for those who may not. */
export function useLiftFaultBulkAcknowledge(): ((id: string) => Promise<OnceOutcome>) | undefined {
  const { client } = useFrontEnd()
  const { run } = useAlarmMutation('liftFaults', (input: IdInput) => client.liftFaults.acknowledge(input))
  if (!usePermissions().has(writes)) return undefined
  return id =>
    acknowledgeOnce(
      () => client.liftFaults.detail({ id }),
      () => run({ id }),
    )
}
