import { usePages } from '@liftwatch/core/hooks/pages'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { watchedAlarm, type WatchedRow } from '@liftwatch/core/domain/watch-entries'
import { useEffect, useEffectEvent, useState } from 'react'
import { filterInput } from '../components/filter/filter-input'
import type { ListView } from '../components/record-list/list-view'
import { useKeptPart } from '../kept'
import { useProgram } from '../program'
import { roots } from '../roots'
import { filters } from '../screens/filters'
import { alertKinds, type AlertKind } from '../settings'
import { createAlerts, type Alerts } from './alerts'

const repeatEveryMs = 10_000

/** As many as can be told of between two looks; the live feed has each change looked at. */
const newest = { size: 50, sort: 'alarmStartTs,DESC', operationalStatus: 'OUTSTANDING' } as const

const listOf = { passengerTraps: 'passenger-traps', liftFaults: 'lift-faults', rbes: 'rbes' } as const satisfies Record<
  AlertKind,
  keyof typeof filters
>

/** What is asked for: what passes the filter of its list as it now is. Somebody who is trapped passes any. */
function useWish(kind: AlertKind): object {
  const { defaults } = useProgram()
  const list = listOf[kind]
  const kept = useKeptPart(`list ${list}`, ({ values }: ListView) => values)
  if (kind === 'passengerTraps') return newest
  return { ...filterInput(filters[list], kept ?? defaults.read(list) ?? {}), ...newest }
}

function AlertsOf({ kind, alerts }: { readonly kind: AlertKind; readonly alerts: Alerts }) {
  const program = useProgram()
  const wish = useWish(kind)
  const scope = JSON.stringify(wish)
  const [result] = usePages<WatchedRow['row']>({ resource: kind, inputs: [wish], isPolled: false })
  // What is in the cache from before is no answer yet: what came since would be taken for news.
  const page = result?.isFetching ? undefined : result?.data
  const look = useEffectEvent((scope: string, { content, totalElements: total }: NonNullable<typeof page>) => {
    const alarms = content.map(row => watchedAlarm({ kind, row } as WatchedRow))
    alerts.look(kind, scope, { alarms, total }, program)
  })
  useEffect(() => {
    if (page) look(scope, page)
  }, [page, scope])
  return null
}

/** Listens for new alarms of each kind that one may see, on whatever screen one is. */
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
  const isChosen = (kind: AlertKind) =>
    kind === 'passengerTraps' || settings.bell.includes(kind) || settings.notification.includes(kind)
  return alertKinds
    .filter(kind => isChosen(kind) && roots[listOf[kind]].permissions.some(one => permissions.has(one)))
    .map(kind => <AlertsOf key={kind} kind={kind} alerts={alerts} />)
}
