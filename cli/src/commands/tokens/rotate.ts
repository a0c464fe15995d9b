import type { UserToken } from '@liftwatch/core/contract/accounts/user-tokens'
import { AppError } from '@liftwatch/core/errors'
import { dayMs, userTokenDaysMax } from '@liftwatch/core/limits'
import type { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { printable } from '../../output/printable'
import { writeRecord } from '../../output/rows'
import { holderOf, holderShape } from '../../records/token-holder'
import { addToken, findToken, tokenDays, tokenShape } from '../../records/token-kind'
import { addSecretOut, newUserToken, secretOutShape, showSecret, writeSecret } from '../../secrets/secret-out'
import { assertSession } from './assert-session'
import { madeTokenColumns, requestedTokenColumns, userTokenColumns } from './token-columns'

const options = withOutput({
  token: tokenShape,
  ...holderShape,
  days: tokenDays.optional(),
  ...secretOutShape,
  dryRun,
  yes,
})

function assertWorks({ name, isExpired }: UserToken): void {
  if (isExpired) throw new AppError('token-expired', { params: { name } })
}

/** Gives an access token another secret, which is handed over before it works and the one before ends. */
export const tokenRotate: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      addSecretOut(addToken(command))
        .option('--days <n>', `days until it expires from now on, ${userTokenDaysMax} at most (default: as before)`)
        .addOption(dryRunOption())
        .addOption(yesOption()),
    ),
  options,
  async run(context, { token: meant, days, out, ifExists, dryRun, yes, output, ...whose }) {
    const confirm = confirmer(context, yes || dryRun)
    const client = await context.member()
    assertSession(context)
    const tokens = await holderOf(client, whose)
    const own = await findToken(tokens, meant)
    assertWorks(own)
    const { id, name } = own
    if (dryRun) {
      const expiresAt = days === undefined ? own.expiresAt : context.io.clock() + days * dayMs
      await writeRecord(context, output, requestedTokenColumns, { ...own, expiresAt })
      return context.say('cli.dryRun')
    }
    await confirm(() => context.translate('cli.askRotate', { name }))
    const token = newUserToken()
    const makeValid = () => tokens.rotate({ id, token, ...(days !== undefined && { expiresInDays: days }) })
    if (out !== undefined) {
      const { userToken } = await writeSecret({ out, ifExists }, token, makeValid)
      if (output.format !== 'table') await writeRecord(context, output, userTokenColumns.all, userToken)
    } else {
      const known = { token, userToken: { ...own, lastUsedAt: null } }
      await showSecret(context, async () => {
        // The token alone, so that a script can take it as it is; else with what is known of it already.
        if (output.format === 'table') context.io.stdout.write(`${printable(token)}\n`)
        else await writeRecord(context, output, madeTokenColumns.slice(0, 3), known)
      })
      await makeValid()
    }
    context.say('cli.accessTokenRotated', { name })
  },
  examples: ['tokens rotate nightly --yes --days 90 --out token.txt --if-exists replace'],
  outlivesReader: true,
  mindsInterrupt: true,
}
