import { methodOf } from '@liftwatch/core/client/client'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { idInput } from '@liftwatch/core/contract/input'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { columnsOf } from '../output/of-table'
import { addOutputFlags, withOutput } from '../output/output-flags'
import { writeRecord } from '../output/rows'

const options = withOutput({ ...idInput.shape })

/** A command that shows one record with all its facts. */
export function showCommand<Row extends { readonly id: string }>({
  calls,
  table,
}: ResourceView<Row>): CommandSpec<z.output<typeof options>> {
  return {
    configure: command => addOutputFlags(command.argument('<id>', 'its id')),
    options,
    async run(context, { id, output }) {
      const detail = methodOf<Endpoint>(await context.member(), calls.detail!)
      await writeRecord(context, output, columnsOf(table).all, (await detail({ id })) as Row)
    },
  }
}
