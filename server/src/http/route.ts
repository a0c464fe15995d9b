import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkInput } from '@liftwatch/core/contract/check-input'
import type { AnswerOf, Endpoint, FileAnswer, ParsedInputOf } from '@liftwatch/core/contract/endpoint'
import { AppError, inputProblems } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { authenticateDevice, authenticateMember, authenticateUser, type AccessSettings } from './authenticate'
import type { Device, Member, SignedIn } from './caller'
import type { PromptCalls } from './prompt-calls'
import { refuseForeignOrigin } from './security'
import type { SessionCache } from './session-cache'
import { bearerTokenOf } from './token'

/** What every handler is given besides its input and its caller. */
export interface HandlerContext {
  readonly db: Database
  /** What a handler changes of a session, it has to have forgotten before it answers. */
  readonly sessions: SessionCache
  /** The instant of the call, epoch milliseconds: one call, one now. */
  readonly at: number
  readonly requestId: string
  readonly log: FastifyBaseLogger
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Lets those go first who wait for an answer; for work that has time. */
  readonly giveWay: () => Promise<void>
}

type CallerOf<E extends Endpoint> = E['access'] extends 'public'
  ? undefined
  : E['access'] extends 'device'
    ? Device
    : E['access'] extends 'signed-in'
      ? SignedIn
      : Member

type AnyCaller = undefined | Device | SignedIn | Member

interface HandlerCall<E extends Endpoint> extends HandlerContext {
  readonly input: ParsedInputOf<E>
  readonly caller: CallerOf<E>
}

/** A file is sent as it is read, so that its handler answers the reply itself. */
type HandlerAnswer<E extends Endpoint> = AnswerOf<E> extends FileAnswer ? FastifyReply : AnswerOf<E>

export type Handler<E extends Endpoint> = (call: HandlerCall<E>) => Promise<HandlerAnswer<E>>

/** An endpoint with its handler, their types joined and then forgotten, so that a list can hold many. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handler: (call: never) => Promise<unknown>
}

export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler }
}

export interface RouteSettings extends AccessSettings {
  readonly clock: () => number
  readonly promptCalls: PromptCalls
}

function authenticate(
  endpoint: Endpoint,
  settings: AccessSettings,
  request: FastifyRequest,
  at: number,
): Promise<AnyCaller> {
  switch (endpoint.access) {
    case 'public':
      return Promise.resolve(undefined)
    case 'device':
      return authenticateDevice(settings.db, request)
    case 'signed-in':
      return authenticateUser(settings, request, endpoint, at)
    default:
      return authenticateMember(settings, request, endpoint, at)
  }
}

/** A filter that was left empty is no filter, whoever wrote the address. */
function withoutEmpty(query: unknown): object {
  return Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''))
}

/** No body is one without fields; any other that is no object is a mistake, also where no field is required. */
function fieldsOf(body: unknown): object {
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new AppError('bad-input', { errors: [{ path: '', message: 'must be a JSON object' }] })
}

function parseInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const { bodyList } = endpoint
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const body = () => (bodyList === undefined ? fieldsOf(request.body) : { [bodyList]: request.body })
  const rest = hasBody ? body() : withoutEmpty(request.query)
  const parsed = checkInput(endpoint.input, { ...rest, ...(request.params as object) })
  if (!parsed.success) throw new AppError('bad-input', { errors: inputProblems(parsed.error) })
  return parsed.data
}

/** Errors that the contract does not declare are bugs, and answered as such. */
function declared(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof AppError) || endpoint.errors.includes(error.code)) return error
  return new AppError('system-failure', {
    cause: new Error(`${endpoint.id} does not declare ${error.code}`, { cause: error }),
  })
}

/** Whether no browser can have sent the call on another site's behalf, or it would change nothing. */
function isSafe(endpoint: Endpoint, request: FastifyRequest): boolean {
  if (endpoint.method === 'GET' || endpoint.access === 'device') return true
  return endpoint.access !== 'public' && bearerTokenOf(request) !== undefined
}

/** The one adapter from contract to Fastify: origin, session and permission, input, handler, answer, declared errors only. */
export function addRoute(app: FastifyInstance, { endpoint, handler }: Route, settings: RouteSettings): void {
  const { db, sessions, clock, promptCalls } = settings
  const giveWay = () => promptCalls.giveWay()
  const isLong = endpoint.isStream || endpoint.isFile
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.bodyMaxBytes !== undefined && { bodyLimit: endpoint.bodyMaxBytes }),
    config: { endpointId: endpoint.id },
    async handler(request, reply) {
      try {
        if (!isSafe(endpoint, request)) refuseForeignOrigin(request)
        const at = clock()
        const caller = await authenticate(endpoint, settings, request, at)
        const input = parseInput(endpoint, request)
        const call = {
          input,
          caller,
          db,
          sessions,
          at,
          requestId: request.id,
          log: request.log,
          request,
          reply,
          giveWay,
        }
        if (isLong) {
          await handler(call as never)
          return reply
        }
        return await promptCalls.answer(async () => endpoint.answer.parse(await handler(call as never)))
      } catch (error) {
        throw declared(endpoint, error)
      }
    },
  })
}
