import { stopAfterFailures } from '../client/poll'

/** What is counted of a query: answers and failures since it began. */
interface Counted {
  readonly state: { readonly dataUpdateCount: number; readonly errorUpdateCount: number }
}

/**
 * The `refetchInterval` of what changes too often for notices, such as telemetry: every 5 s, until 10 failures in a row
 * (specification 1 section 9). One for each component that asks.
 */
export function createRefreshRule(): (query: Counted) => number | false {
  let answers = -1
  let failuresBefore = 0
  return ({ state: { dataUpdateCount, errorUpdateCount } }) => {
    if (dataUpdateCount !== answers) {
      answers = dataUpdateCount
      failuresBefore = errorUpdateCount
    }
    return stopAfterFailures.nextDelayMs(errorUpdateCount - failuresBefore) ?? false
  }
}
