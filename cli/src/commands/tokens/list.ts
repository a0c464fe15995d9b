import type { z } from 'zod'
import { userTokenColumns } from '../../columns/user-tokens'
import type { CommandSpec } from '../../command'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { createRowWriter } from '../../output/rows'

const options = withOutput({})

export const tokenList: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command),
  options,
  async run(context, { output }) {
    const client = await context.member()
    const tokens = await client.userTokens.list({})
    const writer = createRowWriter(context, output, userTokenColumns)
    writer.write(tokens)
    await writer.end(tokens.length)
    if (tokens.length === 0) context.say('cli.nothing.tokens')
  },
}
