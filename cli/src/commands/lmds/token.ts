import type { Client } from '@liftwatch/core/client/client'
import { isPermitted, type AnswerOf } from '@liftwatch/core/contract/endpoint'
import { lmds } from '@liftwatch/core/contract/estate/lmds'
import { AppError } from '@liftwatch/core/errors'
import type { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { Context } from '../../command/context'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput, type Output } from '../../output/output-flags'
import { printable } from '../../output/printable'
import { writeRecord } from '../../output/rows'
import { listPages } from '../../lists/paging'
import { addSecretOut, newDeviceToken, secretOutShape, showSecret, writeSecret } from '../../secrets/secret-out'

const columns: readonly Column<AnswerOf<typeof lmds.issueToken>>[] = [plainColumn('clientId'), plainColumn('token')]

const options = withOutput({ clientId: lmds.issueToken.input.shape.clientId, ...secretOutShape, dryRun, yes })

/** What the server would refuse. Errors: no-permission; not-found. */
async function assertIssuable(client: Client, clientId: string): Promise<void> {
  const mine = await client.session.permissions({})
  if (!isPermitted(lmds.issueToken, new Set(mine))) throw new AppError('no-permission')
  const pages = listPages((page, size) => client.lmds.page({ clientId, page, size }), { limit: Infinity })
  // The filter finds those as well whose id only begins like it.
  for await (const { content } of pages) if (content.some(device => device.clientId === clientId)) return
  throw new AppError('not-found')
}

/** The token alone, so that a script can take it as it is; or with its device. */
async function show(context: Context, output: Output, issued: AnswerOf<typeof lmds.issueToken>): Promise<void> {
  if (output.format === 'table') context.io.stdout.write(`${printable(issued.token)}\n`)
  else await writeRecord(context, output, columns, issued)
}

/** Gives a device a new token, which is handed over before it works and the one before ends. */
export const lmdToken: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      addSecretOut(command.argument('<client-id>', 'client id of the device'))
        .addOption(dryRunOption())
        .addOption(yesOption()),
    ),
  options,
  async run(context, { clientId, out, ifExists, dryRun, yes, output }) {
    const confirm = confirmer(context, yes || dryRun)
    const client = await context.member()
    await confirm(() => context.translate('cli.askDeviceToken', { clientId }))
    if (dryRun) {
      await assertIssuable(client, clientId)
      return context.say('cli.dryRun')
    }
    const token = newDeviceToken()
    const makeValid = () => client.lmds.issueToken({ clientId, token })
    if (out === undefined) {
      await assertIssuable(client, clientId)
      await showSecret(context, () => show(context, output, { clientId, token }))
      await makeValid()
    } else {
      await writeSecret({ out, ifExists }, token, makeValid)
      if (output.format !== 'table') await writeRecord(context, output, columns.slice(0, 1), { clientId, token })
    }
    context.say('cli.tokenIssued', { clientId })
  },
  examples: ['lmds token AMK-AMA1-205 --yes --out token.txt'],
  outlivesReader: true,
  mindsInterrupt: true,
}
