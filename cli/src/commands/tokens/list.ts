import { z } from 'zod'
import { userTokenColumns } from '../../columns/user-tokens'
import type { CommandSpec } from '../../command'
import { outputFormat, outputOption } from '../../output/formats'
import { createRowWriter } from '../../output/rows'

const options = z.object({ output: outputFormat })

export const tokenList: CommandSpec<z.output<typeof options>> = {
  configure: command => command.addOption(outputOption()),
  options,
  async run(context, { output }) {
    const client = await context.member()
    const tokens = await client.userTokens.list({})
    const writer = createRowWriter(context, output, userTokenColumns)
    writer.write(tokens)
    writer.end(tokens.length)
    if (tokens.length === 0) context.say('cli.nothing.tokens')
  },
}
