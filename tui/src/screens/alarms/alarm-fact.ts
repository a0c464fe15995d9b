import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms/alarms'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Fact } from '../../components/facts/facts'
import { instantAgo } from '../../components/text/ago-words'
import { withWait } from '../../components/text/wait-words'
import { operationalWords } from '../../components/text/operational-words'

const instants = ['alarmStartTs', 'acknowledgeAt', 'arrivalTs', 'alarmClearTs', 'reportAt', 'closedAt'] as const

type Alarm = Pick<AlarmFacts & AlarmResponse, 'alarmStatus' | (typeof instants)[number]> &
  Parameters<typeof operationalWords>[0]

/** A fact of an alarm's table as a detail says it: what was reported while it was active, how long ago, how long it waits. */
export function alarmFact(fact: Fact, alarm: Alarm, translate: Translate, now: number): Fact {
  if (fact.key === 'operationalStatus') return { ...fact, text: operationalWords(alarm, translate, now) }
  if (fact.key === 'duration') return { ...fact, text: withWait(fact.text, alarm, translate, now) }
  const instant = instants.find(key => key === fact.key)
  return instant ? { ...fact, text: instantAgo(alarm[instant], translate, now) } : fact
}
