import { lmds } from '@liftwatch/core/contract/estate/lmds'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'

const options = z.object({ clientIds: lmds.revokeTokens.input.shape.clientIds, dryRun, yes })

/** Takes devices' tokens away, of all of them or of none: they are cut off until they are given others. */
export const lmdRevoke: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command.argument('<client-ids...>', 'client ids of devices').addOption(dryRunOption()).addOption(yesOption()),
  options,
  async run(context, { clientIds, dryRun, yes }) {
    const confirm = confirmer(context, yes || dryRun)
    const client = await context.member()
    if (dryRun) {
      if (!isPermitted(lmds.revokeTokens, new Set(await client.session.permissions({}))))
        throw new AppError('no-permission')
      for (const clientId of clientIds) {
        const { content } = await client.lmds.page({ clientId, sort: 'name,ASC' })
        if (!content.some(device => device.clientId === clientId)) throw new AppError('not-found')
      }
      return context.say('cli.dryRun')
    }
    await confirm(() => context.translate('cli.askRevokeDevices', { names: clientIds.join(', ') }))
    const { changed } = await client.lmds.revokeTokens({ clientIds })
    context.say('cli.deviceTokensRevoked', { count: changed })
  },
  examples: ['lmds revoke AMK-AMA1-205 --yes'],
  outlivesReader: true,
}
