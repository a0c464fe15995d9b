import { idInput } from '@liftwatch/core/contract/input'
import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import { wholeListCommand } from '../../lists/whole-list-command'
import { instantColumn, plainColumn, type Column } from '../../output/columns'

const columns: readonly Column<TelemetryEntry>[] = [
  plainColumn('key', 'cli.fields.key'),
  { name: 'value', header: 'cli.fields.value', plain: entry => entry.value, shown: entry => String(entry.value) },
  instantColumn('ts', 'cli.fields.measuredAt'),
]

export const liftTelemetry = wholeListCommand({
  configure: command => command.argument('<id>', 'id of the lift'),
  shape: idInput.shape,
  read: async (context, { id }) => (await context.member()).telemetry.latest({ id }),
  columns: { all: columns, inTable: columns },
  empty: 'cli.nothing.telemetry',
})
