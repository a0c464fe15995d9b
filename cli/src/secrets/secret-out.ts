import { randomBytes } from 'node:crypto'
import { userTokenPrefix } from '@liftwatch/core/contract/accounts/secret-shape'
import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import type { Command } from 'commander'
import { z } from 'zod'
import type { Context } from '../command/context'
import { ifExistsOption } from '../files/if-exists-option'
import { ifExists, writeFile } from '../files/write-file'

/** A secret for a device: 256 bits. */
export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url')
}

/** An access token, for scripts. */
export function newUserToken(): string {
  return `${userTokenPrefix}${newDeviceToken()}`
}

/** Where a secret goes that is shown once. */
export const secretOutShape = { out: z.string().optional(), ifExists: ifExists.exclude(['skip']).default('fail') }
type SecretOut = z.output<z.ZodObject<typeof secretOutShape>>

export function addSecretOut(command: Command): Command {
  return command
    .option('--out <file>', 'write the token to a file that only you can read, instead of stdout')
    .addOption(ifExistsOption(['fail', 'replace']))
}

/** After these no one knows whether the server has done it. */
const uncertain: ReadonlySet<ErrorCode> = new Set(['timed-out', 'cut-off', 'no-answer', 'unreachable'])

/** Only the owner reads it. */
const secretMode = 0o600

/**
 * Writes a secret into a file of its own and makes it valid after that, so that none is lost that works; a file of one that the server
 * refused is not left. Errors: those of `writeFile` and of the call.
 */
export async function writeSecret<Answer>(
  { out: file, ifExists: rule }: SecretOut & { readonly out: string },
  secret: string,
  makeValid: () => Promise<Answer>,
): Promise<Answer> {
  let outcome: { readonly answer: Answer } | { readonly error: AppError } | undefined
  await writeFile(file, rule, sink => sink.write(`${secret}\n`), {
    mode: secretMode,
    async beforeNaming() {
      try {
        outcome = { answer: await makeValid() }
      } catch (error) {
        if (!(error instanceof AppError && uncertain.has(error.code))) throw error
        // It may be valid, and then this is its only copy.
        outcome = { error }
      }
    },
  })
  if ('error' in outcome!) throw outcome.error
  return outcome!.answer
}

/** Shows a secret, and answers once it is taken. Errors: undelivered-token. */
export async function showSecret({ io }: Context, show: () => Promise<void>): Promise<void> {
  await show()
  const cause = await io.written()
  if (cause || io.readerGone.aborted) throw new AppError('undelivered-token', { cause })
}
