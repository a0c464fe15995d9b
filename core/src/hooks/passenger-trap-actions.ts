import type { InputOf } from '../contract/endpoint'
import type { PassengerTrap, passengerTraps } from '../contract/passenger-traps'
import { acknowledgeOfferRefusal, arriveOfferRefusal } from '../domain/alarms'
import type { Refusal } from '../errors'
import { useAlarmMutation, usePermissionRefusal, useRefusal, type Action } from './alarm-actions'
import { useFrontEnd } from './front-end'

type AcknowledgeInput = InputOf<typeof passengerTraps.acknowledge>
type TeamInput = InputOf<typeof passengerTraps.takeBack>
type ArriveInput = InputOf<typeof passengerTraps.arrive>

const writes = 'passenger-trap.write'

/** Why several traps cannot be acknowledged at once; each may be refused by itself. */
export function usePassengerTrapBulkRefusal(): Refusal | undefined {
  return usePermissionRefusal(writes)
}

/** What people do with a passenger trap. Each answers the trap as it then is, and rejects with an AppError. */
export function usePassengerTrapActions(trap: PassengerTrap | undefined): {
  readonly acknowledge: Action<AcknowledgeInput, PassengerTrap>
  /** Offered for a while after the acknowledgement; the server knows for how long. */
  readonly takeBack: Omit<Action<TeamInput, PassengerTrap>, 'refusal'>
  readonly arrive: Action<ArriveInput, PassengerTrap>
} {
  const { client } = useFrontEnd()
  const refusalOf = useRefusal(writes, trap)
  const acknowledge = useAlarmMutation('passengerTraps', (input: AcknowledgeInput) =>
    client.passengerTraps.acknowledge(input),
  )
  const takeBack = useAlarmMutation('passengerTraps', (input: TeamInput) => client.passengerTraps.takeBack(input))
  const arrive = useAlarmMutation('passengerTraps', (input: ArriveInput) => client.passengerTraps.arrive(input))
  return {
    acknowledge: { ...acknowledge, refusal: refusalOf(acknowledgeOfferRefusal) },
    takeBack,
    arrive: { ...arrive, refusal: refusalOf(arriveOfferRefusal) },
  }
}
