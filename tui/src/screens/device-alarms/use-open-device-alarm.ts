import type { DeviceAlarm } from '@liftwatch/core/contract/alarms/device-alarms'
import type { ScreenPermission } from '@liftwatch/core/contract/accounts/permissions'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import { passengerTraps } from '@liftwatch/core/contract/alarms/passenger-traps'
import { rbes } from '@liftwatch/core/contract/alarms/rbes'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { usePermissions } from '@liftwatch/core/hooks/session'
import type { Commands } from '../../input/key-router'
import { useNavigation, type Screen } from '../../navigation/navigation'

const permissionOf: Readonly<Record<DeviceAlarm['type'], ScreenPermission>> = {
  LIFT_FAULT: 'lift-fault',
  PASSENGER_TRAP: 'passenger-trap',
  RBE: 'rbe',
}

/** The key that opens an alarm of any kind as it now is, for those who may see alarms of that kind. */
export function useOpenDeviceAlarm(alarm: DeviceAlarm | undefined): Commands {
  const { open } = useNavigation()
  const { client } = useFrontEnd()
  const permissions = usePermissions()
  if (!alarm) return {}
  const { id, type } = alarm

  async function screen(): Promise<Screen> {
    if (type === 'RBE') return { name: 'record', of: 'rbes', row: await client.call(rbes.detail, { id }) }
    if (type === 'LIFT_FAULT')
      return { name: 'record', of: 'lift-faults', row: await client.call(liftFaults.detail, { id }) }
    return { name: 'record', of: 'passenger-traps', row: await client.call(passengerTraps.detail, { id }) }
  }

  const refusal = permissions.has(permissionOf[type]) ? undefined : ({ code: 'no-permission' } as const)
  return { 'list.open': { run: async () => open(await screen()), refusal } }
}
