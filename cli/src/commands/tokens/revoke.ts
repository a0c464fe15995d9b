import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { holderOf, holderShape } from '../../records/token-holder'
import { addToken, findToken, tokenShape } from '../../records/token-kind'
import { assertSession } from './assert-session'

const options = z.object({ token: tokenShape, ...holderShape, dryRun, yes })

export const tokenRevoke: CommandSpec<z.output<typeof options>> = {
  configure: command => addToken(command).addOption(dryRunOption()).addOption(yesOption()),
  options,
  async run(context, { token, dryRun, yes, ...whose }) {
    const confirm = confirmer(context, yes || dryRun)
    const client = await context.member()
    if (dryRun) assertSession(context)
    const tokens = await holderOf(client, whose)
    const { id, name } = await findToken(tokens, token)
    await confirm(() => context.translate('cli.askRevoke', { name }))
    if (!dryRun) await tokens.remove({ id })
    context.say('cli.accessTokenRevoked')
    if (dryRun) context.say('cli.dryRun')
  },
  examples: ['tokens revoke nightly --yes'],
}
