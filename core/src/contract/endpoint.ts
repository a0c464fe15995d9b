import { z } from 'zod/mini'
import type { ErrorCode } from '../errors'
import type { Permission } from './accounts/permissions'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call:
 * - public: anyone
 * - device: a device with its own token
 * - signed-in: a user, with or without a chosen organisation
 * - member: a user who has chosen an organisation
 * - a permission, or a list of them: a member who has it, or one of them
 */
export type Access =
  'public' | 'device' | 'signed-in' | 'member' | { readonly permission: Permission | readonly Permission[] }

/** One call of the API as data: client, server, OpenAPI and the tests' walk are all made from it. */
export interface Endpoint<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
  Audited extends boolean = boolean,
> {
  /** The operation's one name: contract key, client method, audit action and text prefix. */
  readonly id: string
  readonly method: Method
  /** With {name} for each part of the path that the input holds. */
  readonly path: string
  readonly access: Who
  /** Path parameters, query (GET, DELETE) and JSON body (POST, PUT), as one flat object. */
  readonly input: Input
  readonly answer: Answer
  /** Every error that the call may give, the general ones included; another is a bug. */
  readonly errors: readonly ErrorCode[]
  /** Those that are about what it was asked for, and not about who asks, or how. */
  readonly ownErrors: readonly ErrorCode[]
  /** The body is a bare JSON list, which the input holds under this name. */
  readonly bodyList?: string
  /** Largest accepted body in bytes, where it is not the server's usual one. */
  readonly bodyMaxBytes?: number
  /**
   * The body may also be lines of JSON (application/x-ndjson, plain or gzip), each an item of the list that the input holds under
   * this name; the rest of the input is the query then.
   */
  readonly bodyLines?: string
  /** How long the body may take to arrive, where it is not the server's usual time. */
  readonly bodyWithinMs?: number
  /** Reads so much that such calls take turns: a few at once for an organisation, and a few more for all. */
  readonly isExpensive?: boolean
  /** Only anyone who has logged in may call it; an access token is refused with session-needed. */
  readonly needsSession?: boolean
  /** Whether the audit trail has an entry of each that changed something. */
  readonly isAudited: Audited
  /** Served as text/event-stream; the answer shape is that of one event. */
  readonly isStream?: boolean
  /** Served as a file, row by row as it is read; see `fileAnswer`. */
  readonly isFile?: boolean
}

/** Of a body or a file that is a JSON document a line. */
export const linesMediaType = 'application/x-ndjson'

/** A file as it comes. */
export interface FileAnswer {
  /** Rows besides its heading, as the server counted them at the moment that the file is of. */
  readonly rowCnt: number
  /** Its bytes, once. Errors: cut-off where the connection breaks, timed-out where nothing comes any more. */
  readonly chunks: AsyncIterable<Uint8Array>
}

/** The bytes of a file, for a caller that asked for it. */
export const fileAnswer = z.custom<FileAnswer>()

/** A call that is answered with a file. */
export type FileEndpoint = Endpoint<z.ZodMiniObject, typeof fileAnswer>

/** A call that the audit trail writes down. */
export type AuditedEndpoint = Endpoint<z.ZodMiniObject, z.ZodMiniType, Access, true>

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

const generalErrors: readonly ErrorCode[] = ['bad-input', 'too-large', 'overloaded', 'not-ready', 'system-failure']

function accessErrors(access: Access, method: Method): ErrorCode[] {
  if (access === 'public') return method === 'GET' ? [] : ['foreign-origin']
  if (access === 'device') return ['bad-device']
  const ofSignedIn: ErrorCode[] = ['not-logged-in', 'foreign-origin', 'other-user', 'other-organization']
  if (access === 'signed-in') return ofSignedIn
  const ofMember: ErrorCode[] = [...ofSignedIn, 'no-organization', 'no-membership', 'second-factor-required']
  return access === 'member' ? ofMember : [...ofMember, 'no-permission']
}

/** Declares a call. `errors` names only what is special to it. */
export function endpoint<
  Input extends z.ZodMiniObject,
  Answer extends z.ZodMiniType,
  const Who extends Access,
  Audited extends boolean = false,
>(
  id: string,
  shape: Omit<Endpoint<Input, Answer, Who>, 'id' | 'errors' | 'ownErrors' | 'isAudited'> & {
    readonly errors?: readonly ErrorCode[]
    readonly isAudited?: Audited
  },
): Endpoint<Input, Answer, Who, Audited> {
  const sessionErrors: ErrorCode[] = shape.needsSession ? ['session-needed'] : []
  const own = shape.errors ?? []
  // Any list that can be asked for by a town can be asked for by one that there is not.
  const townErrors: ErrorCode[] = 'tc' in shape.input.shape ? ['unknown-town'] : []
  const errors = [
    ...generalErrors,
    ...accessErrors(shape.access, shape.method),
    ...sessionErrors,
    ...townErrors,
    ...own,
  ]
  return { ...shape, id, errors, ownErrors: own, isAudited: (shape.isAudited ?? false) as Audited }
}

/** The permissions of which the caller needs one; none where none is asked for. */
export function permissionsOf(access: Access): readonly Permission[] {
  if (typeof access !== 'object') return []
  return typeof access.permission === 'string' ? [access.permission] : access.permission
}

/** Whether someone with these permissions may make a call, as far as permissions decide it. */
export function isPermitted({ access }: Pick<Endpoint, 'access'>, permissions: ReadonlySet<string>): boolean {
  const needed = permissionsOf(access)
  return needed.length === 0 || needed.some(permission => permissions.has(permission))
}

/** The names between braces in a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)
}
