/** What an alert tells of an alarm, whatever its kind. */
export interface AlertedAlarm {
  readonly id: string
  readonly liftName: string
  readonly address: string
  readonly description: string
  readonly alarmStartTs: number
  /** Whether it waits for someone; what does not makes no sound. */
  readonly isWaiting: boolean
}

/** The newest alarms of a kind, newest first, and how many there are. */
export interface Newest {
  readonly alarms: readonly AlertedAlarm[]
  readonly total: number
}

/**
 * The alarms that came in since the page before. Where that page was full, an older row may have come up from behind it because
 * others went: it is no news.
 */
export function newAlarms(before: Newest, after: Newest): AlertedAlarm[] {
  const known = new Set(before.alarms.map(({ id }) => id))
  const isAllKnown = before.total <= before.alarms.length
  const oldestTs = isAllKnown ? -Infinity : Math.min(...before.alarms.map(({ alarmStartTs }) => alarmStartTs))
  return after.alarms.filter(alarm => alarm.isWaiting && !known.has(alarm.id) && alarm.alarmStartTs > oldestTs)
}
