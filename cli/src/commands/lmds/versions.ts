import type { z } from 'zod'
import type { CommandSpec } from '../../command'
import { plainColumn } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { createRowWriter } from '../../output/rows'

const columns = [plainColumn<{ readonly version: string }>('version', 'cli.fields.version')]
const options = withOutput({})

export const lmdVersions: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command),
  options,
  async run(context, { output }) {
    const client = await context.member()
    const versions = await client.lmds.versions({})
    const writer = createRowWriter(context, output, { all: columns, inTable: columns })
    writer.write(versions.map(version => ({ version })))
    await writer.end(versions.length)
    if (versions.length === 0) context.say('cli.nothing.versions')
  },
}
