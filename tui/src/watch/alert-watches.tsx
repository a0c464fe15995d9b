import { usePages } from '@liftwatch/core/hooks/pages'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { alertChoices, kindOfChoice, severityOfChoice, type AlertChoice } from '@liftwatch/core/domain/alert-choices'
import { watchedAlarm, type WatchedKind, type WatchedRow } from '@liftwatch/core/domain/watch-entries'
import { useEffect, useEffectEvent, useState } from 'react'
import { rootViews } from '@liftwatch/core/views/resources/root-views'
import { filterInput } from '../components/filter/filter-input'
import type { ListView } from '../components/record-list/list-view'
import { useRememberedPart } from '../screen-memory'
import { useProgram } from '../program'
import { roots } from '../roots'
import { createAlerts, type Alerts } from './alerts'

const repeatEveryMs = 10_000

/** As many as can be reported between two looks; the live feed has each change looked at. */
const newest = { size: 50, sort: 'alarmStartTs,DESC', operationalStatus: 'OUTSTANDING' } as const

const listOf = { passengerTraps: 'passenger-traps', liftFaults: 'lift-faults', rbes: 'rbes' } as const satisfies Record<
  WatchedKind,
  keyof typeof rootViews
>

/**
 * What is asked for: what passes the filter of its list as it now is, but that the severity is that of the choice. A passenger who is
 * trapped passes any filter.
 */
function useAlertFilter(choice: AlertChoice): object {
  const { defaults } = useProgram()
  const kind = kindOfChoice(choice)
  const list = listOf[kind]
  const stored = useRememberedPart(`list ${list}`, ({ values }: ListView) => values)
  if (kind === 'passengerTraps') return newest
  const severity = severityOfChoice(choice)
  const filter = filterInput(rootViews[list].filters, stored ?? defaults.read(list) ?? {})
  return { ...filter, ...newest, ...(severity && { severity }) }
}

function AlertsOf({ choice, alerts }: { readonly choice: AlertChoice; readonly alerts: Alerts }) {
  const program = useProgram()
  const kind = kindOfChoice(choice)
  const input = useAlertFilter(choice)
  const scope = JSON.stringify(input)
  const [result] = usePages<WatchedRow['row']>(rootViews[listOf[kind]], [input])
  // What is in the cache from before is no answer yet: what came since would be taken for news.
  const page = result?.isFetching ? undefined : result?.data
  const look = useEffectEvent((scope: string, { content, totalElements: total }: NonNullable<typeof page>) => {
    const alarms = content.map(row => watchedAlarm({ kind, row } as WatchedRow))
    alerts.look(choice, scope, { alarms, total }, program)
  })
  useEffect(() => {
    if (page) look(scope, page)
  }, [page, scope])
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
  const isPermitted = (choice: AlertChoice) =>
    roots[listOf[kindOfChoice(choice)]].permissions.some(one => permissions.has(one))
  return alertChoices
    .filter(choice => isChosen(choice) && isPermitted(choice))
    .map(choice => <AlertsOf key={choice} choice={choice} alerts={alerts} />)
}
