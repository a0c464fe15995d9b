import type { ScreenPermission } from '@liftwatch/core/contract/permissions'
import { alertChoices, kindOfChoice } from '@liftwatch/core/domain/alert-choices'
import type { WatchedKind } from '@liftwatch/core/domain/watch-entries'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { notificationChoices, soundChoices } from './settings'
import { SoundMark } from './sound-mark'
import { AlertWatch } from './watches'

const screens: Record<WatchedKind, ScreenPermission> = {
  passengerTraps: 'passenger-trap',
  liftFaults: 'lift-fault',
  rbes: 'rbe',
}

/** Follows the alarms that are to sound or be shown, on whatever screen one is. */
export function Alerts() {
  const permissions = usePermissions()
  const sounds = soundChoices.use()
  const notifications = notificationChoices.use()
  return (
    <>
      {alertChoices.map(choice => {
        const isChosen = sounds.includes(choice) || notifications.includes(choice)
        return isChosen && permissions.has(screens[kindOfChoice(choice)]) && <AlertWatch key={choice} choice={choice} />
      })}
      <SoundMark />
    </>
  )
}
