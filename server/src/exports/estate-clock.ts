import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import { localClock, type LocalClock } from '@liftwatch/core/text/local-clock'

/** The clock of the estate's own zone. */
export function estateClock(): LocalClock {
  return localClock(estateTimeZone())
}
