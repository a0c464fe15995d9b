import { checkInput } from '@liftwatch/core/contract/check-input'
import { serverAddresses } from '@liftwatch/core/contract/server-addresses'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import { openStoredFile } from '../../account/stored-file'
import { accessToken, contextName } from '../../account/stored-shapes'
import type { CommandSpec } from '../../command/command'
import type { Context } from '../../command/context'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { readInput } from '../../terminal/read-input'

const options = z.object({
  name: contextName,
  server: serverAddresses,
  org: z.string().optional(),
  tokenFile: z.string().optional(),
  dryRun,
})

async function tokenFrom({ io }: Context, file: string): Promise<string> {
  const parsed = checkInput(accessToken, (await readInput(io, file)).toString('utf8').trim())
  if (parsed.success) return parsed.data
  throw new AppError('bad-setting', { params: { name: '--token-file', problem: parsed.error.issues[0]!.message } })
}

export const contextAdd: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('<name>', 'name of the context')
      .requiredOption('--server <url>', 'address of the server, or of several with commas between them')
      .option('--org <organization>', 'organisation to work in, by name or id')
      .option('--token-file <file>', 'file with an access token, or - for standard input')
      .addOption(dryRunOption()),
  options,
  async run(context, { name, server, org, tokenFile, dryRun }) {
    const file = openStoredFile(context)
    if (file.read().contexts.has(name)) throw new AppError('context-exists', { params: { name } })
    const token = tokenFile === undefined ? undefined : await tokenFrom(context, tokenFile)
    const added = { server, ...(org && { organization: org }), ...(token && { token }) }
    const isFirst = file.read().contexts.size === 0
    if (!dryRun) {
      await file.change(stored => ({
        ...stored,
        contexts: new Map(stored.contexts).set(name, added),
        ...(isFirst && { current: name }),
      }))
    }
    context.say(isFirst ? 'cli.contextAddedAndUsed' : 'cli.contextAdded', { name })
    if (dryRun) context.say('cli.dryRun')
  },
}
