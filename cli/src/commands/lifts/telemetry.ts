import { idInput } from '@liftwatch/core/contract/input'
import type { TelemetryEntry } from '@liftwatch/core/contract/telemetry'
import type { z } from 'zod'
import type { CommandSpec } from '../../command'
import { instantColumn, plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { createRowWriter } from '../../output/rows'

const columns: readonly Column<TelemetryEntry>[] = [
  plainColumn('key', 'cli.fields.key'),
  { name: 'value', header: 'cli.fields.value', plain: entry => entry.value, shown: entry => String(entry.value) },
  instantColumn('ts', 'cli.fields.measuredAt'),
]

const options = withOutput({ ...idInput.shape })

export const liftTelemetry: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command.argument('<id>', 'id of the lift')),
  options,
  async run(context, { id, output }) {
    const client = await context.member()
    const entries = await client.telemetry.latest({ id })
    const writer = createRowWriter(context, output, { all: columns, inTable: columns })
    writer.write(entries)
    await writer.end(entries.length)
    if (entries.length === 0) context.say('cli.nothing.telemetry')
  },
}
