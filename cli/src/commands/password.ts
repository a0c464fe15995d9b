import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { readPassword } from '../terminal/read-password'
import { assertSession } from './tokens/assert-session'

const options = z
  .object({
    oldPasswordFile: z.string().optional(),
    passwordFile: z.string().optional(),
    endTokens: z.boolean().default(false),
  })
  .refine(({ oldPasswordFile, passwordFile }) => oldPasswordFile !== '-' || passwordFile !== '-', {
    path: ['passwordFile'],
    error: 'must not be - as well: standard input can be read once only',
  })

/** Typed twice on a terminal: what is not shown is easily mistyped. Errors: bad-input. */
async function newPassword(context: Context, file: string | undefined): Promise<string> {
  const password = await readPassword(context, file, { ask: 'cli.askNewPassword', instead: '--password-file' })
  if (file !== undefined) return password
  const again = await readPassword(context, file, { ask: 'cli.askNewPasswordAgain', instead: '--password-file' })
  if (again === password) return password
  throw new AppError('bad-input', { errors: [{ path: 'password', message: context.translate('cli.passwordsDiffer') }] })
}

export const password: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .option('--old-password-file <file>', 'file with the current password, or - for standard input')
      .option('--password-file <file>', 'file with the new password, or - for standard input')
      .option('--end-tokens', 'revoke your access tokens as well'),
  options,
  async run(context, { oldPasswordFile, passwordFile, endTokens }) {
    assertSession(context)
    const client = await context.client()
    const oldPassword = await readPassword(context, oldPasswordFile, {
      ask: 'cli.askOldPassword',
      instead: '--old-password-file',
    })
    const input = { oldPassword, password: await newPassword(context, passwordFile), endTokens }
    await client.accounts.setPassword(input)
    context.say(endTokens ? 'cli.passwordChangedTokensEnded' : 'cli.passwordChanged')
  },
}
