import { networkError } from '@liftwatch/core/client/network-error'
import { AppError } from '@liftwatch/core/errors'
import { fromProblem } from '@liftwatch/core/contract/problem'
import { httpTimeoutMs } from '@liftwatch/core/limits'
import type { Context } from '../command/context'

interface Answer {
  readonly body: unknown
  /** What the server's clock said, epoch milliseconds, to the second. */
  readonly serverAt: number | undefined
  /** When it was asked and had answered, by this machine's clock. */
  readonly sentAt: number
  readonly receivedAt: number
}

/** Asks one server what each answers to everyone. Errors: those of `networkError`, not-liftwatch, and what the server says. */
export async function askServer({ io, settings, fetch }: Context, server: string, path: string): Promise<Answer> {
  const sentAt = io.clock()
  try {
    const response = await fetch(server + path, { signal: AbortSignal.timeout(settings.timeoutMs ?? httpTimeoutMs) })
    const text = await response.text()
    const receivedAt = io.clock()
    const body = JSON.parse(text) as unknown
    if (!response.ok) throw fromProblem(body) ?? new AppError('not-liftwatch', { params: { server } })
    const serverAt = Date.parse(response.headers.get('date') ?? '')
    return { body, serverAt: Number.isNaN(serverAt) ? undefined : serverAt, sentAt, receivedAt }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // Something answers there, but it is not Liftwatch.
    if (cause instanceof SyntaxError) throw new AppError('not-liftwatch', { params: { server }, cause })
    throw networkError(server, cause)
  }
}
