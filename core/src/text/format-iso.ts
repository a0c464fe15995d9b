import { estateTimeZone } from '../contract/time-zone'
import { localClock, type LocalClock } from './local-clock'

const clocks = new Map<string, LocalClock>()

function clockOf(timeZone: string): LocalClock {
  const known = clocks.get(timeZone) ?? localClock(timeZone)
  clocks.set(timeZone, known)
  return known
}

/** An instant (epoch milliseconds) as ISO 8601 with the zone's offset, for scripts: as exports have it. Nothing gives an empty text. */
export function formatIso(at: number | null | undefined, timeZone = estateTimeZone()): string {
  return at == null ? '' : clockOf(timeZone).iso(at)
}
