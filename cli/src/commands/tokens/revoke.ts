import type { Client } from '@liftwatch/core/client/client'
import { idInput } from '@liftwatch/core/contract/input'
import type { UserToken } from '@liftwatch/core/contract/accounts/user-tokens'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { assertSession } from './assert-session'

const options = z.object({ ...idInput.shape, dryRun, yes })

async function findToken(client: Client, id: string): Promise<UserToken> {
  const found = (await client.userTokens.list({})).find(token => token.id === id)
  if (!found) throw new AppError('not-found')
  return found
}

export const tokenRevoke: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<id>', 'id of the token').addOption(dryRunOption()).addOption(yesOption()),
  options,
  async run(context, { id, dryRun, yes }) {
    const confirm = confirmer(context, yes || dryRun)
    const client = await context.member()
    await confirm(async () => context.translate('cli.askRevoke', { name: (await findToken(client, id)).name }))
    if (dryRun) {
      assertSession(context)
      await findToken(client, id)
    } else {
      await client.userTokens.remove({ id })
    }
    context.say('cli.accessTokenRevoked')
    if (dryRun) context.say('cli.dryRun')
  },
}
