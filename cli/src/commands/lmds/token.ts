import { lmds } from '@liftwatch/core/contract/lmds'
import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import { z } from 'zod'
import type { CommandSpec } from '../../command'
import { plainColumn, type Column } from '../../output/columns'
import { outputFormat, outputOption } from '../../output/formats'
import { printable } from '../../output/printable'
import { writeRecord } from '../../output/rows'

const columns: readonly Column<AnswerOf<typeof lmds.issueToken>>[] = [plainColumn('clientId'), plainColumn('token')]

const options = z.object({ ...lmds.issueToken.input.shape, output: outputFormat })

export const lmdToken: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<client-id>', 'client id of the device').addOption(outputOption()),
  options,
  async run(context, { clientId, output }) {
    const client = await context.member()
    const issued = await client.lmds.issueToken({ clientId })
    // The token alone, so that a script can take it as it is.
    if (output === 'table') context.io.stdout.write(`${printable(issued.token)}\n`)
    else writeRecord(context, output, columns, issued)
    context.say('cli.tokenIssued', { clientId })
  },
}
