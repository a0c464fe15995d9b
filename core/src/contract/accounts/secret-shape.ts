import { z } from 'zod/mini'

/** Marks access tokens, so that those who search texts for lost secrets can find them. */
export const userTokenPrefix = 'lw_'

/** 256 bits, as base64url. */
const secret = '[A-Za-z0-9_-]{43}'

function secretOf(prefix: string) {
  const error = `must be ${prefix && `${prefix} and `}32 random bytes as base64url`
  return z.string().check(z.regex(new RegExp(`^${prefix}${secret}$`), { error }))
}

/**
 * A secret of the caller's own making, which it has delivered before it is valid; without it the server makes one. Sent again, it is
 * the same.
 */
export const ownDeviceToken = z.optional(secretOf(''))
export const ownUserToken = z.optional(secretOf(userTokenPrefix))

/** The same, where the server makes none: of many, which are in a file before one of them is valid. */
export const deviceToken = secretOf('')
