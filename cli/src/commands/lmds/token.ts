import type { Client } from '@liftwatch/core/client/client'
import { isPermitted, type AnswerOf } from '@liftwatch/core/contract/endpoint'
import { lmds } from '@liftwatch/core/contract/estate/lmds'
import { AppError } from '@liftwatch/core/errors'
import type { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { printable } from '../../output/printable'
import { writeRecord } from '../../output/rows'
import { listPages } from '../../lists/paging'

const columns: readonly Column<AnswerOf<typeof lmds.issueToken>>[] = [plainColumn('clientId'), plainColumn('token')]

const options = withOutput({ ...lmds.issueToken.input.shape, dryRun, yes })

/** What the server would refuse. Errors: no-permission; not-found. */
async function assertIssuable(client: Client, clientId: string): Promise<void> {
  const mine = await client.session.permissions({})
  if (!isPermitted(lmds.issueToken, new Set(mine))) throw new AppError('no-permission')
  const pages = listPages((page, size) => client.lmds.page({ clientId, page, size }), { limit: Infinity })
  // The filter finds those as well whose id only begins like it.
  for await (const { content } of pages) if (content.some(device => device.clientId === clientId)) return
  throw new AppError('not-found')
}

export const lmdToken: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      command.argument('<client-id>', 'client id of the device').addOption(dryRunOption()).addOption(yesOption()),
    ),
  options,
  async run(context, { clientId, dryRun, yes, output }) {
    const confirm = confirmer(context, yes || dryRun)
    const client = await context.member()
    await confirm(() => context.translate('cli.askDeviceToken', { clientId }))
    if (dryRun) {
      await assertIssuable(client, clientId)
      return context.say('cli.dryRun')
    }
    const issued = await client.lmds.issueToken({ clientId })
    // The token alone, so that a script can take it as it is.
    if (output.format === 'table') context.io.stdout.write(`${printable(issued.token)}\n`)
    else await writeRecord(context, output, columns, issued)
    context.say('cli.tokenIssued', { clientId })
  },
}
