import type { Client } from '@liftwatch/core/client/client'
import { idInput } from '@liftwatch/core/contract/input'
import { z } from 'zod'
import type { CommandSpec } from '../command'
import type { Column } from '../output/columns'
import { outputFormat, outputOption } from '../output/formats'
import { writeRecord } from '../output/rows'

type Shown = 'liftFaults' | 'passengerTraps' | 'lifts' | 'lmds' | 'buildings'

const options = z.object({ ...idInput.shape, output: outputFormat })

/** A command that shows one thing with all its facts. */
export function showCommand<Row>(
  resource: Shown,
  columns: readonly Column<Row>[],
): CommandSpec<z.output<typeof options>> {
  return {
    configure: command => command.argument('<id>', 'its id').addOption(outputOption()),
    options,
    async run(context, { id, output }) {
      const client: Client = await context.member()
      writeRecord(context, output, columns, (await client[resource].detail({ id })) as Row)
    },
  }
}
