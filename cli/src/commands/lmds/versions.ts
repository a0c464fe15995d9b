import { z } from 'zod'
import type { CommandSpec } from '../../command'
import { plainColumn } from '../../output/columns'
import { outputFormat, outputOption } from '../../output/formats'
import { createRowWriter } from '../../output/rows'

const columns = [plainColumn<{ readonly version: string }>('version', 'cli.fields.version')]
const options = z.object({ output: outputFormat })

export const lmdVersions: CommandSpec<z.output<typeof options>> = {
  configure: command => command.addOption(outputOption()),
  options,
  async run(context, { output }) {
    const client = await context.member()
    const versions = await client.lmds.versions({})
    const writer = createRowWriter(context, output, { all: columns, inTable: columns })
    writer.write(versions.map(version => ({ version })))
    writer.end(versions.length)
  },
}
