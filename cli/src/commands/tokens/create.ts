import type { Client } from '@liftwatch/core/client/client'
import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import { userTokens } from '@liftwatch/core/contract/accounts/user-tokens'
import { throwIfRefused } from '@liftwatch/core/errors'
import { dayMs, userTokenDaysMax } from '@liftwatch/core/limits'
import type { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { Context } from '../../command/context'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addOutputFlags, withOutput, type Output } from '../../output/output-flags'
import { printable } from '../../output/printable'
import { writeRecord } from '../../output/rows'
import { addHolder, holderOf, holderShape, type TokenHolder } from '../../records/token-holder'
import { tokenDays } from '../../records/token-kind'
import { several } from '../../command/several'
import { addSecretOut, newUserToken, secretOutShape, showSecret, writeSecret } from '../../secrets/secret-out'
import { assertSession } from './assert-session'
import { madeTokenColumns, requestedTokenColumns, userTokenColumns, type RequestedToken } from './token-columns'

type Answer = AnswerOf<typeof userTokens.create>

const { name, permissions } = userTokens.create.input.shape
const options = withOutput({
  name,
  ...holderShape,
  permission: permissions,
  days: tokenDays,
  ...secretOutShape,
  dryRun,
})

/** What would be made. Errors: those that the server would answer. */
async function rehearse(
  context: Context,
  client: Client,
  holder: TokenHolder,
  { name, permission, days }: z.output<typeof options>,
): Promise<RequestedToken> {
  assertSession(context)
  const [{ id, name: organizationName }, refusal] = await Promise.all([
    client.organizations.selected({}),
    holder.refusalOf({ name, permissions: permission }),
  ])
  const now = context.io.clock()
  throwIfRefused(refusal)
  return { name, organization: { id, name: organizationName }, permissions: permission, expiresAt: now + days * dayMs }
}

/** Shows a token with what the server says of it; where that is not taken, it is removed. */
async function showMade(context: Context, holder: TokenHolder, output: Output, made: Answer): Promise<void> {
  try {
    await showSecret(context, () => writeRecord(context, output, madeTokenColumns, made))
  } catch (error) {
    await holder.remove({ id: made.userToken.id })
    throw error
  }
}

/** Makes an access token for scripts, which is handed over this once, and is not valid where it was not. */
export const tokenCreate: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      addSecretOut(
        addHolder(command.argument('<name>', 'name of the token, such as its purpose'))
          .requiredOption(
            '--permission <names>',
            'what it may do, such as lift-fault, repeated or with commas',
            several,
          )
          .requiredOption('--days <n>', `days until it expires, ${userTokenDaysMax} at most`),
      ).addOption(dryRunOption()),
    ),
  options,
  async run(context, given) {
    const { name, permission, days, out, ifExists, output, dryRun } = given
    const client = await context.member()
    const holder = await holderOf(client, given)
    if (dryRun) {
      await writeRecord(context, output, requestedTokenColumns, await rehearse(context, client, holder, given))
      return context.say('cli.dryRun')
    }
    const token = newUserToken()
    const make = () => holder.create({ name, permissions: permission, expiresInDays: days, token })
    if (out !== undefined) {
      const { userToken } = await writeSecret({ out, ifExists }, token, make)
      if (output.format !== 'table') await writeRecord(context, output, userTokenColumns.all, userToken)
    } else if (output.format === 'table') {
      await rehearse(context, client, holder, given)
      // The token alone, so that a script can take it as it is.
      await showSecret(context, async () => context.io.stdout.write(`${printable(token)}\n`))
      await make()
    } else {
      await showMade(context, holder, output, await make())
    }
    context.say('cli.accessTokenMade', { name })
  },
  examples: [
    'tokens create nightly --permission lift-fault,mbr --days 90 --out token.txt',
    'tokens create nightly --for "Cron export" --permission lift-fault --days 365 --out token.txt',
  ],
  outlivesReader: true,
  mindsInterrupt: true,
}
