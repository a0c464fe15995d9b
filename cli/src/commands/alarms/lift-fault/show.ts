import { idInput } from '@liftwatch/core/contract/input'
import { z } from 'zod'
import { liftFaultColumns } from '../../../columns/lift-faults'
import type { CommandSpec } from '../../../command'
import { outputFormat, outputOption } from '../../../output/formats'
import { writeRecord } from '../../../output/rows'

const options = z.object({ ...idInput.shape, output: outputFormat })

export const liftFaultShow: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<id>', 'id of the fault').addOption(outputOption()),
  options,
  async run(context, { id, output }) {
    const client = await context.member()
    writeRecord(context, output, liftFaultColumns.all, await client.liftFaults.detail({ id }))
  },
}
