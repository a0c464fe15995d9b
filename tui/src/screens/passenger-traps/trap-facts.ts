import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { trapClock } from '@liftwatch/core/domain/passenger-traps'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { formatClock, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { alarmStatusTone, operationalStatusTone, trapClockTone } from '@liftwatch/core/tones'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'

/** All that is known of a trap. */
export function trapFacts(trap: PassengerTrap, translate: Translate): Fact[] {
  return tableFacts(passengerTrapTable, trap, translate, {
    operationalStatus: operationalStatusTone[trap.operationalStatus],
    alarmStatus: alarmStatusTone[trap.alarmStatus],
  })
}

/** The time since the call: it runs until help is there, or the alarm has ended. */
export function clockFact(trap: PassengerTrap, translate: Translate, now: number, targetMs: number): Fact {
  const clock = trapClock(trap, now)
  return {
    key: 'clock',
    label: translate('traps.lane.sinceCall'),
    text: `${formatClock(clock.passedMs)} · ${translate('traps.lane.target', { minutes: targetMs / 60_000 })}`,
    tone: trapClockTone(clock, targetMs),
  }
}

/** The faults of its lift around the time of the trap, a line each. */
export function relatedFacts(faults: readonly LiftFault[] | undefined, translate: Translate): Fact[] {
  const label = translate('traps.related')
  if (!faults) return []
  if (faults.length === 0) return [{ key: 'related', label, text: translate('traps.noRelated') }]
  return faults.map((fault, at) => ({
    key: fault.id,
    label: at === 0 ? label : '',
    text: `${formatInstant(fault.alarmStartTs)}  ${fault.alarmLiftFaultNumber} ${descriptionIn(translate.language, fault.description)}`,
    tone: alarmStatusTone[fault.alarmStatus],
  }))
}
