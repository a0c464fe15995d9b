import type { ScreenPermission } from '@liftwatch/core/contract/permissions'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { alertKinds, notificationKinds, soundKinds, type AlertKind } from './settings'
import { SoundMark } from './sound-mark'
import { watches } from './watches'

const screens: Record<AlertKind, ScreenPermission> = {
  passengerTraps: 'passenger-trap',
  liftFaults: 'lift-fault',
  rbes: 'rbe',
}

/** Follows the kinds of alarms that are to be heard or shown, on whatever screen one is. */
export function Alerts() {
  const permissions = usePermissions()
  const sounds = soundKinds.use()
  const notifications = notificationKinds.use()
  return (
    <>
      {alertKinds.map(kind => {
        const Watch = watches[kind]
        const isChosen = sounds.includes(kind) || notifications.includes(kind)
        return isChosen && permissions.has(screens[kind]) && <Watch key={kind} />
      })}
      <SoundMark />
    </>
  )
}
