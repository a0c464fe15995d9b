import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import { z } from 'zod'
import { wholeListCommand } from '../../lists/whole-list-command'
import { instantColumn, plainColumn, type Column } from '../../output/columns'
import { idNamed } from '../../records/find-named'
import { liftKind } from '../../records/lift-kind'

const columns: readonly Column<TelemetryEntry>[] = [
  plainColumn('key', 'cli.fields.key'),
  { name: 'value', header: 'cli.fields.value', plain: entry => entry.value, shown: entry => String(entry.value) },
  instantColumn('ts', 'cli.fields.measuredAt'),
]

export const liftTelemetry = wholeListCommand({
  configure: command => command.argument(`<${liftKind.argument}>`, liftKind.help),
  shape: { lift: z.string() },
  async read(context, { lift }) {
    const client = await context.member()
    return client.telemetry.latest({ id: await idNamed(client, liftKind, lift) })
  },
  columns: { all: columns, inTable: columns },
  empty: 'cli.nothing.telemetry',
})
