import type { Endpoint } from '../contract/endpoint'
import { isWorthRetry, type AppError } from '../errors'
import { retryFirstWaitMs } from '../limits'

/** How often a call is made again, and what is called before each try. */
export interface RetryPolicy {
  /** Tries after the first; 0 for none. */
  readonly times: number
  /** Called before each wait: which of the tries it will be, counted from 1, and how many milliseconds away. */
  readonly onRetry: (error: AppError, attempt: number, waitMs: number) => void
}

/** A POST may have been carried out although its answer was lost; once more would be twice. */
function mayRepeat({ method }: Endpoint): boolean {
  return method !== 'POST'
}

async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop)
  })
}

/** Does the work again as long as it may help: after 1 s, 2 s, 4 s. Errors: those of the last try. */
export async function withRetries<Answer>(
  policy: RetryPolicy | undefined,
  endpoint: Endpoint,
  work: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isLast = !policy || attempt > policy.times
      if (isLast || !mayRepeat(endpoint) || !isWorthRetry(error)) throw error
      const waitMs = retryFirstWaitMs * 2 ** (attempt - 1)
      policy.onRetry(error, attempt, waitMs)
      await wait(waitMs, signal)
    }
  }
}
