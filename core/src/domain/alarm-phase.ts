import type { AlarmFacts } from '../contract/alarms/alarms'

/** How an alarm is to be looked at: `waiting` is over for its device, but no one has acknowledged it. */
export type AlarmPhase = 'active' | 'waiting' | 'over'

type Alarm = Pick<AlarmFacts, 'alarmStatus' | 'operationalStatus'>

/**
 * The phase of an alarm of any kind. One that is CLEAR and OUTSTANDING was never acknowledged: an acknowledged one is OUTSTANDING only
 * while it is reported and active, and closes with its CLEAR (decisions.md section 5).
 */
export function alarmPhase({ alarmStatus, operationalStatus }: Alarm): AlarmPhase {
  if (alarmStatus === 'SET') return 'active'
  return operationalStatus === 'OUTSTANDING' ? 'waiting' : 'over'
}

/**
 * How long an alarm that is over has been waiting for its acknowledgement, in milliseconds: since it was set, as in the order by
 * urgency. Undefined for all others: an active one has its running duration.
 * @param at now by the server's clock (epoch milliseconds)
 */
export function clearedWaitMs(alarm: Alarm & Pick<AlarmFacts, 'alarmStartTs'>, at: number): number | undefined {
  return alarmPhase(alarm) === 'waiting' ? Math.max(0, at - alarm.alarmStartTs) : undefined
}
