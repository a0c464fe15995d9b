import { DrizzleQueryError } from 'drizzle-orm'
import { pino, type DestinationStream, type Logger } from 'pino'

/** What PostgreSQL says of an error that names parts of the schema, and no row. */
const known = new Set([
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'address',
  'port',
])

/** Of a statement so much is said, which tells it from others: those of reports are ten thousand characters long, and were in a line twice. */
const shownOfQuery = 300

function inOneLine(query: string): string {
  const line = query.replaceAll(/\s+/g, ' ').trim()
  return line.length <= shownOfQuery ? line : `${line.slice(0, shownOfQuery)} … (${line.length} characters)`
}

/** A statement's error repeats what was to be stored: names and telephone numbers, and they are no matter of the log. */
function withoutValues(error: Error): { readonly message: string; readonly stack: string | undefined } {
  const { stack } = error
  if (!(error instanceof DrizzleQueryError)) return { message: error.message, stack }
  const message = `Failed query: ${inOneLine(error.query)}`
  return { message, stack: stack?.replace(error.message, message) }
}

/** An error as the log has it: what it is and where it happened, with those that led to it, and never the rows that it was about. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack } = withoutValues(error)
  return {
    type: error.name,
    message,
    stack,
    ...Object.fromEntries(Object.entries(error).filter(([key]) => known.has(key))),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}

/** The log of a server, to stdout or where a test reads it. Secrets never reach it: neither those that callers send nor those that settings hold. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.connectionString', '*.smtpUrl'],
    serializers: { err: loggedError },
  }
  return to ? pino(options, to) : pino(options)
}
