import type { Severity } from '@liftwatch/core/contract/alarms'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import type { AlertChoice } from '@liftwatch/core/domain/alert-choices'
import { newAlarms, type HeardAlarm, type Newest } from '@liftwatch/core/domain/new-alarms'
import { useLiftFaultPage } from '@liftwatch/core/hooks/lift-faults'
import { usePassengerTrapPage } from '@liftwatch/core/hooks/passenger-traps'
import { useRbePage } from '@liftwatch/core/hooks/rbes'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../texts'
import { raise } from './raise'

/** As many as can be told of between two looks; the live feed has each change looked at. */
const newest = { size: 50, sort: 'alarmStartTs,DESC' }
const waiting = { ...newest, operationalStatus: 'OUTSTANDING' } as const

interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

/** Compares each answer with the one before. What the first has was there already, and makes no sound. */
function useAlerts<Row>(choice: AlertChoice, page: Page<Row> | undefined, alarmOf: (row: Row) => HeardAlarm): void {
  const t = useTexts()
  const navigate = useNavigate()
  const before = useRef<Newest>(undefined)
  const look = useEffectEvent(({ content, totalElements }: Page<Row>) => {
    const after: Newest = { alarms: content.map(alarmOf), total: totalElements }
    const found = before.current ? newAlarms(before.current, after) : []
    before.current = after
    if (found.length > 0) raise(choice, found, t, path => void navigate(path))
  })
  useEffect(() => {
    if (page) look(page)
  }, [page])
}

function TrapWatch() {
  useAlerts('traps', usePassengerTrapPage(waiting).data, trap => ({
    ...trap,
    isWaiting: isAwaitingAcknowledgement(trap),
  }))
  return null
}

/** By severity, so that a flood of what was not chosen pushes nothing else off the page. */
function FaultWatch({ severity }: { readonly severity: Severity }) {
  useAlerts(severity, useLiftFaultPage({ ...waiting, severity }).data, fault => ({
    ...fault,
    isWaiting: isAwaitingAcknowledgement(fault),
  }))
  return null
}

/** Nobody acknowledges a building event: it waits for as long as it stands. */
function RbeWatch() {
  useAlerts('events', useRbePage(newest).data, event => ({
    ...event,
    liftName: event.lift.name,
    isWaiting: event.status === 'SET',
  }))
  return null
}

/** Follows the alarms of a choice. */
export function AlertWatch({ choice }: { readonly choice: AlertChoice }) {
  if (choice === 'traps') return <TrapWatch />
  return choice === 'events' ? <RbeWatch /> : <FaultWatch severity={choice} />
}
