const dayMs = 86_400_000

/** How many days a server must look back so that an alarm of this instant is not too late: its LIFTWATCH_LATE_ALARM_DAYS. */
export function daysSince(ts: number): string {
  return String(Math.ceil((Date.now() - ts) / dayMs) + 1)
}

/** Why a server would keep what happened at this instant as dead letters; nothing where it would not. */
export function latenessProblem(ts: number, lateAlarmMaxMs: number): string | undefined {
  if (ts >= Date.now() - lateAlarmMaxMs) return undefined
  return (
    `the server keeps alarms older than ${Math.round(lateAlarmMaxMs / dayMs)} days as dead letters, and the first outage is older: ` +
    `start the server and this with LIFTWATCH_LATE_ALARM_DAYS=${daysSince(ts)}, or let everything happen --at now`
  )
}
