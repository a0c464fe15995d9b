import { acknowledgeOfferRefusal, type AlarmState } from '../domain/alarms'
import { AppError, type ErrorCode, type Refusal } from '../errors'

/** What became of one of several: done, nothing to do and why, or an error. */
export type OnceOutcome =
  | { readonly what: 'done' }
  | { readonly what: 'needless'; readonly reason: Refusal }
  | { readonly what: 'failed'; readonly error: unknown }

/** Errors which say that another was quicker. */
const needless: ReadonlySet<ErrorCode> = new Set([
  'already-acknowledged',
  'already-closed',
  'not-awaiting-acknowledgement',
])

/**
 * Acknowledges one alarm of several, and knows where nothing was needed: another has it, one had it already oneself, or it is closed. A
 * call alone does not tell: a repeat of one's own is answered like the first.
 */
export async function acknowledgeOnce(
  find: () => Promise<AlarmState>,
  acknowledge: () => Promise<unknown>,
): Promise<OnceOutcome> {
  try {
    const reason = acknowledgeOfferRefusal(await find())
    if (reason) return { what: 'needless', reason }
    await acknowledge()
    return { what: 'done' }
  } catch (error) {
    if (!(error instanceof AppError) || !needless.has(error.code)) return { what: 'failed', error }
    return { what: 'needless', reason: { code: error.code, params: error.params } }
  }
}
