import { alertableChoices, type AlertChoice } from '@liftwatch/core/domain/alert-choices'
import { useNewAlarms } from '@liftwatch/core/hooks/new-alarms'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../texts'
import { raise } from './raise'
import { notificationChoices, soundChoices } from './settings'
import { SoundMark } from './sound-mark'

const unfiltered = {}

function AlertsOf({ choice }: { readonly choice: AlertChoice }) {
  const t = useTexts()
  const navigate = useNavigate()
  useNewAlarms(choice, unfiltered, found => raise(choice, found, t, path => void navigate(path)))
  return null
}

/** Follows the alarms that are to sound or be shown, on whatever screen one is. */
export function Alerts() {
  const alertable = alertableChoices(usePermissions())
  const chosen = new Set([...soundChoices.use(), ...notificationChoices.use()])
  const followed = alertable.filter(choice => chosen.has(choice))
  return (
    <>
      {followed.map(choice => (
        <AlertsOf key={choice} choice={choice} />
      ))}
      <SoundMark />
    </>
  )
}
