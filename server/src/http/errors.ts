import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { toProblem } from '@liftwatch/core/contract/problem'
import { AppError, errorTable, type ErrorCode } from '@liftwatch/core/errors'
import { isDatabaseAway, isDatabaseFull, isOutOfTime } from '../db/database-errors'
import { noteErrorCode } from './log-calls'

const retryAfterSeconds = 2

/** What Fastify itself refuses before a handler runs. */
function refusedByFastify(error: Partial<FastifyError>): AppError | undefined {
  const byStatus: Record<number, ErrorCode> = { 413: 'too-large', 400: 'bad-input', 414: 'bad-input', 415: 'bad-input' }
  const code = byStatus[error.statusCode ?? 0]
  if (!code) return undefined
  return new AppError(code, {
    errors: code === 'bad-input' ? [{ path: '', message: error.message ?? 'cannot be read' }] : [],
  })
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isOutOfTime(error)) return new AppError('overloaded', { cause: error })
  if (isDatabaseAway(error) || isDatabaseFull(error)) return new AppError('not-ready', { cause: error })
  return refusedByFastify(error as Partial<FastifyError>) ?? new AppError('system-failure', { cause: error })
}

/**
 * The server's one place where errors become answers. What is not in the table is logged once, under its request id.
 * @param more what the answer says besides
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, more: object = {}): void {
  const known = toAppError(error)
  noteErrorCode(request, known.code)
  const { status, isRetryable } = errorTable[known.code]
  // Many at once are refused so, and each has its line of the call.
  if (status >= 500 && known.code !== 'overloaded') request.log.error({ err: known.cause ?? known }, known.message)
  if (status === 429 || status === 503) {
    void reply.header('retry-after', String(known.params['seconds'] ?? (isRetryable ? retryAfterSeconds : 0)))
  }
  // Fastify closes the connection of a body that it cannot read; `endSlowBodies` does so once the answer can have been read.
  void reply.removeHeader('connection')
  void reply.header('cache-control', 'no-store')
  void reply
    .status(status)
    .type('application/problem+json')
    .send({ ...toProblem(known, request.id), ...more })
}
