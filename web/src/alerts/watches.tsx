import { liftFaults } from '@liftwatch/core/contract/lift-faults'
import type { Severity } from '@liftwatch/core/contract/alarms'
import { passengerTraps } from '@liftwatch/core/contract/passenger-traps'
import { rbes } from '@liftwatch/core/contract/rbes'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import type { AlertChoice } from '@liftwatch/core/domain/alert-choices'
import { newAlarms, type AlertedAlarm, type Newest } from '@liftwatch/core/domain/new-alarms'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../texts'
import { raise } from './raise'

/** As many as can be reported between two looks; the live feed has each change looked at. */
const newest = { size: 50, sort: 'alarmStartTs,DESC' }
const waiting = { ...newest, operationalStatus: 'OUTSTANDING' } as const

interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

/** Compares each answer with the one before. What the first has was there already, and makes no sound. */
function useAlerts<Row>(choice: AlertChoice, page: Page<Row> | undefined, alarmOf: (row: Row) => AlertedAlarm): void {
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
  useAlerts('traps', useAnswer(passengerTraps.page, waiting).data, trap => ({
    ...trap,
    isWaiting: isAwaitingAcknowledgement(trap),
  }))
  return null
}

/** By severity, so that a flood of what was not chosen pushes nothing else off the page. */
function FaultWatch({ severity }: { readonly severity: Severity }) {
  useAlerts(severity, useAnswer(liftFaults.page, { ...waiting, severity }).data, fault => ({
    ...fault,
    isWaiting: isAwaitingAcknowledgement(fault),
  }))
  return null
}

/** No one acknowledges a building event: it waits for as long as it is set. */
function RbeWatch() {
  useAlerts('events', useAnswer(rbes.page, newest).data, event => ({
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
