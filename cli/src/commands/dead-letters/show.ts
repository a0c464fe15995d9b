import { deadLetters } from '@liftwatch/core/contract/devices/dead-letters'
import type { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { wholeLetterColumns } from '../../dead-letters/letter-columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'

const options = withOutput({ ...deadLetters.detail.input.shape })

export const deadLetterShow: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command.argument('<id>', 'its id')),
  options,
  async run(context, { id, output }) {
    const client = await context.member()
    const columns = wholeLetterColumns.filter(({ header }) => header || output.format !== 'table')
    await writeRecord(context, output, columns, await client.deadLetters.detail({ id }))
  },
  examples: ['dead-letters show 81'],
}
