import type { Client } from '@liftwatch/core/client/client'
import { pageSizeMax } from '@liftwatch/core/limits'
import { Argument } from 'commander'
import { z } from 'zod'
import { openStoredFile } from '../account/stored-file'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { liveKinds, type LiveKind } from '../completion/offered'
import { printable } from '../output/printable'

const kind = z.enum(liveKinds)
const options = z.object({ what: kind, beginning: z.string().default('') })

/** Someone waits for it with a finger on a key. */
const timeoutMs = 2_000

async function liftNames(client: Client, beginning: string): Promise<readonly string[]> {
  // The last part is still being typed.
  const [tc, pfx, blk] = beginning.split('-').slice(0, -1)
  const parts = { ...(tc && { tc }), ...(pfx && { pfx }), ...(blk && { blk }) }
  const { content } = await client.lifts.page({ ...parts, sort: 'name,ASC', size: pageSizeMax })
  return content.map(({ name }) => name)
}

const namesOf: Readonly<Record<LiveKind, (context: Context, beginning: string) => Promise<readonly string[]>>> = {
  contexts: async context => [...openStoredFile(context).read().contexts.keys()],
  async organisations(context) {
    const client = await context.client({ timeoutMs, isTriedOnce: true })
    return (await client.organizations.mine({})).map(({ name }) => name)
  },
  lifts: async (context, beginning) => liftNames(await context.member({ timeoutMs, isTriedOnce: true }), beginning),
}

/** Prints a name a line; what completes words in a shell calls it. */
export const complete: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .addArgument(new Argument('<what>', 'what kind of names').choices(liveKinds))
      .argument('[beginning]', 'what they begin with'),
  options,
  async run(context, { what, beginning }) {
    const names = await namesOf[what](context, beginning)
    const found = names.filter(name => name.toLowerCase().startsWith(beginning.toLowerCase()))
    context.io.stdout.write(found.map(name => `${printable(name)}\n`).join(''))
  },
  examples: ['complete contexts', 'complete lifts AMK-AMA1-2'],
}
