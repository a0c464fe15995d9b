import { alertableChoices, kindOfChoice, type AlertChoice, type AlertKind } from '@liftwatch/core/domain/alert-choices'
import { useNewAlarms } from '@liftwatch/core/hooks/new-alarms'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RootListName } from '@liftwatch/core/views/resources/lists'
import { resourceViews } from '@liftwatch/core/views/resources/resource-views'
import { filterInput } from '../components/filter/filter-input'
import type { ListView } from '../components/record-list/list-view'
import { useRememberedPart } from '../navigation/screen-memory'
import { useProgram } from '../program/program'
import { createAlerts, type Alerts } from './alerts'

const repeatEveryMs = 10_000

const listOf = {
  passengerTraps: 'passenger-traps',
  liftFaults: 'lift-faults',
  rbes: 'rbes',
  cases: 'cases',
} as const satisfies Record<AlertKind, RootListName>

/**
 * What is asked for: what passes the filter of its list as it now is, but that the severity is that of the choice. A passenger who is
 * trapped passes any filter, and so does an IMMEDIATE case.
 */
function useAlertFilter(choice: AlertChoice): object {
  const { defaults } = useProgram()
  const kind = kindOfChoice(choice)
  const list = listOf[kind]
  const stored = useRememberedPart(`list ${list}`, ({ values }: ListView) => values)
  return kind === 'passengerTraps' || kind === 'cases'
    ? {}
    : filterInput(resourceViews[list].filters, stored ?? defaults.read(list) ?? {})
}

function AlertsOf({ choice, alerts }: { readonly choice: AlertChoice; readonly alerts: Alerts }) {
  const program = useProgram()
  useNewAlarms(choice, useAlertFilter(choice), (...seen) => alerts.look(choice, ...seen, program))
  return null
}

/** Listens for the new alarms that one has chosen and may see, on whatever screen one is. */
export function AlertWatches() {
  const program = useProgram()
  const permissions = usePermissions()
  const [alerts] = useState(createAlerts)
  const { settings, snooze } = program
  const isRepeating = settings.repeat === 'untilAcknowledged'
  const repeat = useEffectEvent(() => alerts.repeat(program))
  const wake = useEffectEvent(() => {
    if (snooze.until() === undefined) alerts.wake(program)
  })
  useEffect(() => {
    if (!isRepeating) return undefined
    const timer = setInterval(repeat, repeatEveryMs)
    return () => clearInterval(timer)
  }, [isRepeating])
  useEffect(() => snooze.subscribe(wake), [snooze])
  // Traps are always listened for: a new one ends the silence of the bell.
  const isChosen = (choice: AlertChoice) =>
    choice === 'traps' || settings.bell.includes(choice) || settings.notification.includes(choice)
  return alertableChoices(permissions)
    .filter(isChosen)
    .map(choice => <AlertsOf key={choice} choice={choice} alerts={alerts} />)
}
