import { userTokens } from '@liftwatch/core/contract/accounts/user-tokens'
import { tokenNameRefusal } from '@liftwatch/core/domain/user-tokens'
import { throwIfRefused } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { holderOf, holderShape } from '../../records/token-holder'
import { addToken, findToken, tokenShape } from '../../records/token-kind'
import { assertSession } from './assert-session'

const options = z.object({ token: tokenShape, ...holderShape, name: userTokens.rename.input.shape.name, dryRun })

export const tokenRename: CommandSpec<z.output<typeof options>> = {
  configure: command => addToken(command).argument('<name>', 'its new name').addOption(dryRunOption()),
  options,
  async run(context, { token, name, dryRun, ...whose }) {
    const client = await context.member()
    if (dryRun) assertSession(context)
    const tokens = await holderOf(client, whose)
    const { id } = await findToken(tokens, token)
    if (dryRun) {
      const others = (await tokens.list()).filter(other => other.id !== id)
      throwIfRefused(tokenNameRefusal(name, others))
      return context.say('cli.dryRun')
    }
    await tokens.rename({ id, name })
    context.say('cli.accessTokenRenamed', { name })
  },
  examples: ['tokens rename nightly "Night report"'],
}
