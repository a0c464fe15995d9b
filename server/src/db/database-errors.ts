/** The code by PostgreSQL or the system that is the first cause of an error, and its message. */
function* causesOf(error: unknown): Generator<{ readonly code: string; readonly message: string }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, message } = cause as Error & { code?: unknown }
    yield { code: typeof code === 'string' ? code : '', message }
  }
}

/** Connection failures, shut-downs and starts, and too many connections; of the system, that no one is there. */
const awayCodes =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** It answers and cannot write: its disk or memory is full, or it is a copy for now. */
const unwritableCodes = /^(53[12]00|25006)$/

function isAway({ code, message }: { readonly code: string; readonly message: string }): boolean {
  return (
    awayCodes.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout/.test(message)
  )
}

/** The database cannot be reached: PostgreSQL's connection failures and shut-downs, and the pool's own time-outs. */
export function isDatabaseAway(error: unknown): boolean {
  return [...causesOf(error)].some(isAway)
}

/** It can be read, and nothing can be stored in it for now. */
export function isDatabaseFull(error: unknown): boolean {
  return [...causesOf(error)].some(({ code }) => unwritableCodes.test(code))
}

function hasCode(error: unknown, sought: string): boolean {
  return [...causesOf(error)].some(({ code }) => code === sought)
}

/** The database ended the statement: it took longer than it may. */
export function isOutOfTime(error: unknown): boolean {
  return hasCode(error, '57014')
}

/** Its disk is full. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, '53100')
}

/** Each of two transactions waited for the other, and this one was ended; it may be tried again. */
export function isDeadlock(error: unknown): boolean {
  return hasCode(error, '40P01')
}

/** A lock was not had in the time that there is for it. */
export function isLockTimeout(error: unknown): boolean {
  return hasCode(error, '55P03')
}

/** The database does not know a time zone by its name, or a value is none that it could have. */
export function isUnknownTimeZone(error: unknown): boolean {
  return hasCode(error, '22023')
}

/** Another row has what only one may have. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, '23505')
}

/** What the database says of an error, or else the error itself: without the statement and what was to be stored. */
export function reasonOf(error: unknown): string | undefined {
  const last = [...causesOf(error)].at(-1)
  return last?.message
}

/**
 * Why a copy of the database gave no answer that the primary can give: it is away, or had to end the statement to go on (40001), or the answer
 * needs something stored first (25006). Undefined for errors that the primary would have as well.
 */
export function isReplicaTrouble(error: unknown): 'away' | 'unwritable' | undefined {
  const causes = [...causesOf(error)]
  if (causes.some(({ code }) => code === '25006')) return 'unwritable'
  return causes.some(cause => isAway(cause) || cause.code === '40001') ? 'away' : undefined
}
