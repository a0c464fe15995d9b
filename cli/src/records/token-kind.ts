import { id } from '@liftwatch/core/contract/input'
import type { UserToken } from '@liftwatch/core/contract/accounts/user-tokens'
import { AppError } from '@liftwatch/core/errors'
import { userTokenDaysMax } from '@liftwatch/core/limits'
import type { Command } from 'commander'
import { z } from 'zod'
import { addHolder, type TokenHolder } from './token-holder'

/** A token as an argument: its name or its id. */
export const tokenShape = z.string().trim().min(1)

const daysError = `must be a number of days from 1 to ${userTokenDaysMax}`

/** For how long one is to work. */
export const tokenDays = z.coerce
  .number({ error: daysError })
  .int({ error: daysError })
  .min(1, { error: daysError })
  .max(userTokenDaysMax, { error: daysError })

/** Which one, and whose. */
export function addToken(command: Command): Command {
  return addHolder(command.argument('<token>', 'access token, by name or id'))
}

/**
 * The one that is meant by a name or an id; of one name the one that still works. Errors: not-found; unknown-name; ambiguous-name,
 * where there are several from before names were unique.
 */
export async function findToken(holder: TokenHolder, meant: string): Promise<UserToken> {
  const tokens = await holder.list()
  if (id.safeParse(meant).success) {
    const found = tokens.find(token => token.id === meant)
    if (found) return found
    throw new AppError('not-found')
  }
  const named = tokens.filter(({ name }) => name === meant)
  const working = named.filter(({ isExpired }) => !isExpired)
  const candidates = working.length > 0 ? working : named
  const [only] = candidates
  if (!only) throw new AppError('unknown-name', { params: { name: meant } })
  if (candidates.length === 1) return only
  throw new AppError('ambiguous-name', { params: { name: meant, names: candidates.map(token => token.id).join(', ') } })
}
