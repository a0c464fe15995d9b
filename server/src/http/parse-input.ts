import type { FastifyRequest } from 'fastify'
import { checkInput, inputProblems } from '@liftwatch/core/contract/check-input'
import { pathParameters, type Endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod/mini'

/** A filter that was left empty is no filter, no matter who wrote the address. */
function withoutEmpty(query: unknown): object {
  return Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''))
}

/** No body is one without fields; any other that is no object is a mistake, also where no field is required. */
function fieldsOf(body: unknown): object {
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new AppError('bad-input', { errors: [{ path: '', message: 'must be a JSON object' }] })
}

function checked(shape: z.ZodMiniObject, fields: object): unknown {
  const parsed = checkInput(shape, fields)
  if (!parsed.success) throw new AppError('bad-input', { errors: inputProblems(parsed.error) })
  return parsed.data
}

function besidesPath({ input, path }: Endpoint): string[] {
  const inPath = pathParameters(path)
  return Object.keys(input.shape).filter(name => !inPath.includes(name))
}

/** Of very many unknown parameters the first are named. */
const namedAtMost = 5

/**
 * A misspelt filter that is passed over answers rows which were not asked for, and looks as if it had filtered them.
 * @param known the parameters that the call takes in its query
 */
function refuseUnknown(query: unknown, known: readonly string[]): void {
  const takes = known.length === 0 ? 'which takes none in its query' : `which takes ${known.join(', ')}`
  const unknown = Object.keys(query as object).filter(name => !known.includes(name))
  if (unknown.length === 0) return
  const errors = unknown
    .slice(0, namedAtMost)
    .map(path => ({ path, message: `is not a parameter of this call, ${takes}` }))
  throw new AppError('bad-input', { errors })
}

/** The input of a call. Errors: bad-input. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const { bodyList } = endpoint
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  refuseUnknown(request.query, hasBody ? [] : besidesPath(endpoint))
  const body = () => (bodyList === undefined ? fieldsOf(request.body) : { [bodyList]: request.body })
  const rest = hasBody ? body() : withoutEmpty(request.query)
  return checked(endpoint.input, { ...rest, ...(request.params as object) })
}

const words: Readonly<Record<string, boolean>> = { true: true, false: false }

/** The input of a call whose list comes as lines: the rest is its query, and the list is empty here. Errors: bad-input. */
export function parseInputBesideLines(endpoint: Endpoint, request: FastifyRequest): unknown {
  const { input, bodyLines } = endpoint
  refuseUnknown(
    request.query,
    besidesPath(endpoint).filter(name => name !== bodyLines),
  )
  const shape = z.extend(input, { [bodyLines!]: z._default(z.array(z.never()), []) })
  const fields = Object.entries(withoutEmpty(request.query)).map(([name, value]) => [
    name,
    words[String(value)] ?? (value as unknown),
  ])
  return checked(shape, { ...(Object.fromEntries(fields) as object), ...(request.params as object) })
}
