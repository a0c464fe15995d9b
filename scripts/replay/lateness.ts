import { dayMs } from '@liftwatch/core/limits'
import { daysOfMonthMin } from '../../server/src/months/held-months'

/** The settings by which a server stores alarms of this instant, and does not forget them the next night. */
export function settingsToHold(ts: number) {
  const days = Math.ceil((Date.now() - ts) / dayMs) + 1
  return {
    LIFTWATCH_LATE_ALARM_DAYS: String(days),
    LIFTWATCH_KEEP_ALARMS_MONTHS: String(Math.ceil(days / daysOfMonthMin)),
  }
}

/** Why a server would keep what happened at this instant as dead letters; nothing where it would not. */
export function latenessProblem(ts: number, lateAlarmMaxMs: number): string | undefined {
  if (ts >= Date.now() - lateAlarmMaxMs) return undefined
  const settings = Object.entries(settingsToHold(ts)).map(([name, value]) => `${name}=${value}`)
  return (
    `the server keeps alarms older than ${Math.round(lateAlarmMaxMs / dayMs)} days as dead letters, and the first outage is older: ` +
    `start the server and this with ${settings.join(' ')}, or let everything happen --at now`
  )
}
