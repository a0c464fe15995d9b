import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { toProblem } from '@liftwatch/core/contract/problem'
import { AppError, errorTable, type ErrorCode } from '@liftwatch/core/errors'

const retryAfterSeconds = 2

/** What Fastify itself refuses before a handler runs. */
function refusedByFastify(error: Partial<FastifyError>): AppError | undefined {
  const byStatus: Record<number, ErrorCode> = { 413: 'too-large', 400: 'bad-input', 415: 'bad-input' }
  const code = byStatus[error.statusCode ?? 0]
  if (!code) return undefined
  return new AppError(code, {
    errors: code === 'bad-input' ? [{ path: '', message: error.message ?? 'cannot be read' }] : [],
  })
}

/** The database cannot be reached: PostgreSQL's connection failures and shut-downs, and the pool's own time-outs. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Error & { code?: string }
  if (code && /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code)) return true
  return /Connection terminated|timeout exceeded when trying to connect/.test(message) || isDatabaseAway(cause)
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return new AppError('not-ready', { cause: error })
  return refusedByFastify(error as Partial<FastifyError>) ?? new AppError('system-failure', { cause: error })
}

/** The server's one place where errors become answers. What is not in the table is logged once, under its request id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error)
  const { status, isRetryable } = errorTable[known.code]
  if (status >= 500) request.log.error({ err: known.cause ?? known }, known.message)
  if (status === 429 || status === 503) {
    void reply.header('retry-after', String(known.params['seconds'] ?? (isRetryable ? retryAfterSeconds : 0)))
  }
  void reply.status(status).type('application/problem+json').send(toProblem(known, request.id))
}
