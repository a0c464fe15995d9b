import { AppError } from '@liftwatch/core/errors'
import { compile, TreeInterpreter, type JSONValue } from '@jmespath-community/jmespath'

/** What a query makes of a document. Errors: bad-setting, where a function is given what it does not take. */
export type Queried = (document: unknown) => unknown

function wrong(problem: string, cause: unknown): AppError {
  const reason = cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause)
  return new AppError('bad-setting', { params: { name: '--query', problem: `${problem}: ${reason}` }, cause })
}

/** Reads a JMESPath expression. Errors: bad-setting, where it is none. */
export function readQuery(expression: string): Queried {
  const query = attempt('is no JMESPath expression', () => compile(expression))
  return document =>
    attempt('does not fit the answer', () => TreeInterpreter.search(query, plainJson(document) as JSONValue))
}

function attempt<Answer>(problem: string, work: () => Answer): Answer {
  try {
    return work()
  } catch (cause) {
    throw wrong(problem, cause)
  }
}

/** As it would be written: without what JSON leaves out. */
function plainJson(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document)) as unknown
}
