import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { alarmPhase } from '@liftwatch/core/domain/alarm-phase'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { trapView } from '@liftwatch/core/domain/passenger-traps'
import { minuteMs } from '@liftwatch/core/limits'
import { formatClock, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { alarmPhaseTone, trapTone } from '@liftwatch/core/tones'
import { passengerTrapView } from '@liftwatch/core/views/resources/passenger-traps'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'
import { alarmFact } from '../alarms/alarm-fact'
import type { FactContext } from '../records/record-kind'

/** All that is known of a trap, the state before all else. */
export function trapFacts(trap: PassengerTrap, { translate, now, trapTargetMs }: FactContext): Fact[] {
  const facts = tableFacts(passengerTrapView, trap, translate).map(fact =>
    // Its state alone has a colour: another beside it would say something else about who is inside.
    Object.assign(alarmFact(fact, trap, translate, now), {
      tone: fact.key === 'state' ? trapTone(trapView(trap, now, trapTargetMs)) : undefined,
    }),
  )
  return [...facts.filter(({ key }) => key === 'state'), ...facts.filter(({ key }) => key !== 'state')]
}

/** The time since the call: it runs until help is there, or the alarm has ended. */
export function clockFact(trap: PassengerTrap, { translate, now, trapTargetMs }: FactContext): Fact {
  const view = trapView(trap, now, trapTargetMs)
  return {
    key: 'clock',
    label: translate('traps.lane.sinceCall'),
    text: `${formatClock(view.clock.passedMs)} · ${translate('traps.lane.target', { minutes: trapTargetMs / minuteMs })}`,
    tone: trapTone(view),
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
    tone: alarmPhaseTone[alarmPhase(fault)],
  }))
}
