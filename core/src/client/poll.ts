import { refreshIntervalMs, refreshMaxFailures } from '../limits'

/**
 * When to try again after a failure. The specification's rule is every 5 s, and a stop after 10 failures in a row
 * (specification 1 section 9); the terminal monitor goes on for ever, ever more slowly (decisions.md section 8).
 */
export interface RetryRule {
  /** Milliseconds until the next attempt after so many failures in a row; undefined to stop. */
  nextDelayMs(failures: number): number | undefined
}

export const stopAfterFailures: RetryRule = {
  nextDelayMs: failures => (failures < refreshMaxFailures ? refreshIntervalMs : undefined),
}

const firstRetryMs = 1_000
const slowestRetryMs = 3_000

/**
 * 5 s while it answers; after a failure 1 s, then half as long again each time, up to 3 s: a server that comes back is noticed
 * within 5 s, however long it was away.
 */
export const retryForEver: RetryRule = {
  nextDelayMs: failures =>
    failures === 0 ? refreshIntervalMs : Math.min(slowestRetryMs, Math.round(firstRetryMs * 1.5 ** (failures - 1))),
}
