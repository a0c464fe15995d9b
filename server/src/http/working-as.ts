import type { FastifyReply, FastifyRequest } from 'fastify'
import { organizationHeader, userHeader, workingAsHeaders, type WorkingAs } from '@liftwatch/core/contract/call-headers'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { id } from '@liftwatch/core/contract/input'
import { AppError } from '@liftwatch/core/errors'
import type { SignedIn } from './caller'

/** A browser that follows a link to a file sends no header of ours: such an address has it among its query, and no call's input. */
function takeFromQuery(request: FastifyRequest, name: string): unknown {
  const query = request.query as Record<string, unknown>
  const { [name]: given } = query
  delete query[name]
  return given
}

function idIn(request: FastifyRequest, isFile: boolean, header: string): string | undefined {
  const given = request.headers[header] ?? (isFile ? takeFromQuery(request, header) : undefined)
  if (given === undefined || given === '') return undefined
  const { data } = id.safeParse(given)
  if (data === undefined) throw new AppError('bad-input', { errors: [{ path: header, message: 'must be an id' }] })
  return data.toLowerCase()
}

/** As whom and where a call says that it is made. Errors: bad-input. */
export function workingAsOf(request: FastifyRequest, { isFile = false }: Pick<Endpoint, 'isFile'> = {}): WorkingAs {
  return { userId: idIn(request, isFile, userHeader), organizationId: idIn(request, isFile, organizationHeader) }
}

interface Found {
  readonly userId: string
  readonly nickname: string
  readonly organizationId: string | null
  readonly organizationName: string | null
}

/**
 * Refuses what a call was not made for: a page whose session has become another user's would show that user's rows as its own.
 * Errors: other-user, other-organization.
 */
export function refuseMisplaced(
  { userId, organizationId }: WorkingAs,
  found: Found,
  /** An access token is for one organisation. */
  isToken: boolean,
): void {
  if (userId !== undefined && userId !== found.userId)
    throw new AppError('other-user', { params: { name: found.nickname } })
  if (isToken && organizationId !== undefined && organizationId !== found.organizationId)
    throw new AppError('other-organization', { params: { name: found.organizationName ?? '' } })
}

/** Says with an answer as whom and where the call was made, so that a program can hold on to it for its next calls. */
export function sayWorkingAs(
  reply: FastifyReply,
  { userId, organization }: Pick<SignedIn, 'userId' | 'organization'>,
): void {
  reply.headers(workingAsHeaders({ userId, organizationId: organization?.id }))
}
