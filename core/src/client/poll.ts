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

const slowestRetryMs = 60_000

/** 5 s for the first ten failures, then half as long again each time, up to a minute. */
export const retryForEver: RetryRule = {
  nextDelayMs: failures => {
    const over = Math.max(0, failures - refreshMaxFailures)
    return Math.min(slowestRetryMs, Math.round(refreshIntervalMs * 1.5 ** over))
  },
}
