import type { Client } from '@liftwatch/core/client/client'
import type { AnswerOf, InputOf } from '@liftwatch/core/contract/endpoint'
import type { UserToken, userTokens } from '@liftwatch/core/contract/accounts/user-tokens'
import { serviceTokenRefusal } from '@liftwatch/core/domain/service-accounts'
import { userTokenRefusal, type WantedToken } from '@liftwatch/core/domain/user-tokens'
import type { Refusal } from '@liftwatch/core/errors'
import type { Command } from 'commander'
import { z } from 'zod'
import { findNamed } from './find-named'
import { serviceAccountKind } from './user-kind'

type Tokens = typeof userTokens
type Call<Name extends keyof Tokens> = (input: InputOf<Tokens[Name]>) => Promise<AnswerOf<Tokens[Name]>>

/** Whose access tokens a command is about: the caller's own, or those of a service account. */
export interface TokenHolder {
  readonly list: () => Promise<readonly UserToken[]>
  readonly create: Call<'create'>
  readonly rename: Call<'rename'>
  readonly rotate: Call<'rotate'>
  readonly remove: Call<'remove'>
  /** Why the server would refuse one more. */
  readonly refusalOf: (wanted: WantedToken) => Promise<Refusal | undefined>
}

const may = async (client: Client) => new Set(await client.session.permissions({}))

function ownTokens(client: Client): TokenHolder {
  const { userTokens: calls } = client
  return {
    ...calls,
    list: () => calls.list({}),
    refusalOf: async wanted => userTokenRefusal(wanted, await may(client), await calls.list({})),
  }
}

function tokensOf(client: Client, userId: string): TokenHolder {
  const { serviceTokens: calls } = client
  return {
    list: async () => (await calls.list({ userId })).tokens,
    create: input => calls.create({ ...input, userId }),
    rename: input => calls.rename({ ...input, userId }),
    rotate: input => calls.rotate({ ...input, userId }),
    remove: input => calls.remove({ ...input, userId }),
    async refusalOf(wanted) {
      const { permissions, tokens } = await calls.list({ userId })
      return serviceTokenRefusal(wanted, await may(client), new Set(permissions), tokens)
    },
  }
}

/** The name or the id of a service account. */
export const holderShape = { for: z.string().trim().min(1).optional() }

export function addHolder(command: Command): Command {
  return command.option('--for <account>', `of a ${serviceAccountKind.help}, instead of your own`)
}

/** Errors: `nameErrors`. */
export async function holderOf(
  client: Client,
  { for: meant }: { readonly for?: string | undefined },
): Promise<TokenHolder> {
  if (meant === undefined) return ownTokens(client)
  return tokensOf(client, (await findNamed(client, serviceAccountKind, meant)).id)
}
