import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  linesMediaType,
  type AnswerOf,
  type Endpoint,
  type FileAnswer,
  type ParsedInputOf,
} from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import type { z } from 'zod/mini'
import type { Database } from '../db/connect'
import type { Replica } from '../db/replica'
import { admit, bodyLimitOf, callerOf, isLines, memberNow } from './admission'
import type { AccessSettings } from './authenticate'
import type { CallTurns } from './call-turns'
import { checkedAnswer } from './checked-answers'
import type { Device, Member, SignedIn } from './caller'
import { boundedBody } from './inflate'
import { refuseUnknownTown, type AskedTowns } from './known-town'
import { sayNotice, type KnownNotices } from './known-notice'
import { sayWorkingAs } from './working-as'
import { parseInput, parseInputBesideLines } from './parse-input'
import type { PromptCalls } from './prompt-calls'
import { readLines } from './read-lines'
import type { SessionCache } from './session-cache'

/** What every handler is given besides its input and its caller. */
export interface HandlerContext {
  readonly endpoint: Endpoint
  readonly db: Database
  /** Reads of the past, which a copy of the database may answer; what waits now is never among them. */
  readonly replica: Replica
  /** A change of who may do what has to be forgotten before it is answered: see `act`. */
  readonly sessions: SessionCache
  /** The member who makes the call, with the rights that a transaction sees now: see `lockOwnOrganization`. */
  readonly memberNow: (tx: Database) => Promise<Member>
  /** The instant of the call, epoch milliseconds: one call, one now. */
  readonly at: number
  readonly requestId: string
  readonly log: FastifyBaseLogger
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Aborted when the caller goes away. */
  readonly leaving: AbortSignal
  /** The items of a list that comes as lines, in slices; undefined where it came as JSON. Errors: bad-input, too-large. */
  readonly readLines: (<Item>(shape: z.ZodMiniType<Item>) => AsyncIterable<readonly Item[]>) | undefined
  /** Lets those go first who wait for an answer; for work that has time. */
  readonly yieldTurn: () => Promise<void>
}

type CallerOf<E extends Endpoint> = E['access'] extends 'public'
  ? undefined
  : E['access'] extends 'device'
    ? Device
    : E['access'] extends 'signed-in'
      ? SignedIn
      : Member

interface HandlerCall<E extends Endpoint> extends HandlerContext {
  readonly endpoint: E
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
  readonly notices: KnownNotices
  readonly promptCalls: PromptCalls
  readonly callTurns: CallTurns
  /** For expensive calls: connections of their own, whose statements have a limit. */
  readonly reports: Database
  readonly replica: Replica
}

/** Errors that the contract does not declare are bugs, and answered as such. */
function declared(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof AppError) || endpoint.errors.includes(error.code)) return error
  return new AppError('system-failure', {
    cause: new Error(`${endpoint.id} does not declare ${error.code}`, { cause: error }),
  })
}

/** Aborts when the caller goes away before it is answered. */
function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (reply.raw.destroyed) leaving.abort()
  reply.raw.once('close', () => leaving.abort())
  return leaving.signal
}

/** Adds a call that takes lines where they are let through unread; everywhere else they are no JSON, and refused. */
export function addLinesRoute(app: FastifyInstance, route: Route, settings: RouteSettings): void {
  app.register(async scope => {
    scope.addContentTypeParser(linesMediaType, (_request, _body, done) => done(null))
    addRoute(scope, route, settings)
  })
}

/** The one adapter from contract to Fastify: admission, input, turn, handler, answer, declared errors only. */
export function addRoute(app: FastifyInstance, { endpoint, handler }: Route, settings: RouteSettings): void {
  const { db, reports, replica, sessions, clock, notices, promptCalls, callTurns } = settings
  const yieldTurn = () => promptCalls.yieldTurn()
  const isLong = endpoint.isStream || endpoint.isFile
  const { bodyLines, bodyWithinMs } = endpoint
  const asksOfTown = endpoint.errors.includes('unknown-town')
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(endpoint),
    config: { endpointId: endpoint.id, ...(bodyWithinMs !== undefined && { bodyWithinMs }) },
    async onRequest(request, reply) {
      try {
        await admit(endpoint, settings, request, clock())
        const caller = callerOf(request)
        if (!caller || !('userId' in caller)) return
        sayWorkingAs(reply, caller)
        sayNotice(reply, notices, caller)
      } catch (error) {
        throw declared(endpoint, error)
      }
    },
    async handler(request, reply) {
      try {
        const linesOf = bodyLines !== undefined && isLines(endpoint, request) ? bodyLines : undefined
        const chunks = () => boundedBody(request.raw, request.headers['content-encoding']?.toLowerCase() === 'gzip')
        const caller = callerOf(request)
        const at = clock()
        const call = {
          endpoint,
          input: linesOf ? parseInputBesideLines(endpoint, request) : parseInput(endpoint, request),
          readLines: linesOf && (<Item>(shape: z.ZodMiniType<Item>) => readLines(chunks(), linesOf, shape)),
          caller,
          memberNow: (tx: Database) => memberNow(tx, request, endpoint, at),
          db: endpoint.isExpensive ? reports : db,
          replica,
          sessions,
          at,
          requestId: request.id,
          log: request.log,
          request,
          reply,
          leaving: leavingOf(reply),
          yieldTurn,
        }
        if (caller && 'scope' in caller && asksOfTown)
          await refuseUnknownTown(call.db, caller.scope, call.input as AskedTowns)
        if (isLong) {
          await handler(call as never)
          return reply
        }
        return await callTurns.take(endpoint, request, call.leaving, () =>
          promptCalls.answer(async () =>
            checkedAnswer(
              endpoint,
              endpoint.isExpensive
                ? await replica.read({ use: 'reports', primary: reports }, from =>
                    handler({ ...call, db: from } as never),
                  )
                : await handler(call as never),
            ),
          ),
        )
      } catch (error) {
        throw declared(endpoint, error)
      }
    },
  })
}
