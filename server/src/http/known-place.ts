import type { FastifyRequest } from 'fastify'
import { dayMs, knownPlaceDays } from '@liftwatch/core/limits'
import { saveKnownPlace, type Place } from '../queries/known-places'
import { addressKey } from './address-key'
import type { HandlerContext } from './route'
import { readDeviceCookie, setDeviceCookie } from './session-cookie'
import { hashToken, newToken } from './token'

function placeOfDevice(token: string | undefined): string | undefined {
  return token && hashToken(token).toString('base64url')
}

/** Where a request comes from, as places are known again. */
export function placeOf(request: FastifyRequest): Place {
  return { address: addressKey(request.ip), device: placeOfDevice(readDeviceCookie(request)) }
}

/** Remembers where a user has proved who they are, and has the browser remember it too, for as long again. */
export async function rememberPlace(
  { db, at, request, reply }: Pick<HandlerContext, 'db' | 'at' | 'request' | 'reply'>,
  hasSecureCookies: boolean,
  userId: string,
): Promise<void> {
  const token = readDeviceCookie(request) ?? newToken()
  await saveKnownPlace(db, userId, { address: addressKey(request.ip), device: placeOfDevice(token) }, at)
  setDeviceCookie(reply, token, hasSecureCookies, knownPlaceDays * dayMs)
}
