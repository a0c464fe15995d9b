import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import { userTokens, type UserToken } from '@liftwatch/core/contract/user-tokens'
import { userTokenDaysMax } from '@liftwatch/core/limits'
import { z } from 'zod'
import { userTokenColumns } from '../../columns/user-tokens'
import type { CommandSpec } from '../../command'
import { plainColumn, type Column } from '../../output/columns'
import { outputFormat, outputOption } from '../../output/formats'
import { printable } from '../../output/printable'
import { writeRecord } from '../../output/rows'
import { several } from '../../several'

type Answer = AnswerOf<typeof userTokens.create>

/** A fact of the token that was made. */
function ofMade({ name, header, plain, json, shown }: Column<UserToken>): Column<Answer> {
  return {
    name,
    ...(header && { header }),
    plain: ({ userToken }) => plain(userToken),
    ...(json && { json: ({ userToken }: Answer) => json(userToken) }),
    shown: ({ userToken }, translate) => shown(userToken, translate),
  }
}

const columns: readonly Column<Answer>[] = [
  plainColumn('token', 'cli.fields.token'),
  ...userTokenColumns.all.map(ofMade),
]

const { name, permissions } = userTokens.create.input.shape
const options = z.object({
  name,
  permission: permissions,
  days: z.coerce.number().int().min(1).max(userTokenDaysMax),
  output: outputFormat,
})

/** Makes an access token for scripts. It is shown this once. */
export const tokenCreate: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('<name>', 'what it is for')
      .requiredOption('--permission <names>', 'what it may do, such as lift-fault, repeated or with commas', several)
      .requiredOption('--days <n>', `how long it holds, ${userTokenDaysMax} at most`)
      .addOption(outputOption()),
  options,
  async run(context, { name, permission, days, output }) {
    const client = await context.member()
    const made = await client.userTokens.create({ name, permissions: permission, expiresInDays: days })
    // The token alone, so that a script can take it as it is.
    if (output === 'table') context.io.stdout.write(`${printable(made.token)}\n`)
    else writeRecord(context, output, columns, made)
    context.say('cli.accessTokenMade', { name })
  },
}
