import type { Caller } from '@liftwatch/core/client/caller'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import { passengerTraps } from '@liftwatch/core/contract/alarms/passenger-traps'
import { rbes } from '@liftwatch/core/contract/alarms/rbes'
import type { WatchedAlarm } from '@liftwatch/core/domain/watch-entries'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useNavigation, type Screen } from '../../navigation/navigation'

async function screenOf({ kind, id }: WatchedAlarm, client: Caller): Promise<Screen> {
  if (kind === 'rbes') return { name: 'record', of: 'rbes', row: await client.call(rbes.detail, { id }) }
  return kind === 'liftFaults'
    ? { name: 'record', of: 'lift-faults', row: await client.call(liftFaults.detail, { id }) }
    : { name: 'record', of: 'passenger-traps', row: await client.call(passengerTraps.detail, { id }) }
}

/** Opens an alarm as it is now. Rejects where it cannot be had. */
export function useOpenAlarm(): (alarm: WatchedAlarm) => Promise<void> {
  const { open } = useNavigation()
  const { client } = useFrontEnd()
  return async alarm => open(await screenOf(alarm, client))
}
