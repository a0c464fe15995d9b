import type { Client } from '@liftwatch/core/client/client'
import { idInput } from '@liftwatch/core/contract/input'
import type { Table } from '@liftwatch/core/tables/table'
import type { z } from 'zod'
import type { CommandSpec } from '../command'
import { columnsOf } from '../output/of-table'
import { addOutputFlags, withOutput } from '../output/output-flags'
import { writeRecord } from '../output/rows'

type Shown = 'liftFaults' | 'passengerTraps' | 'rbes' | 'lifts' | 'lmds' | 'buildings'

const options = withOutput({ ...idInput.shape })

/** A command that shows one thing with all its facts. */
export function showCommand<Row>(resource: Shown, table: Table<Row>): CommandSpec<z.output<typeof options>> {
  return {
    configure: command => addOutputFlags(command.argument('<id>', 'its id')),
    options,
    async run(context, { id, output }) {
      const client: Client = await context.member()
      await writeRecord(context, output, columnsOf(table).all, (await client[resource].detail({ id })) as Row)
    },
  }
}
