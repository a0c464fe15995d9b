import { switchOffTable } from '@liftwatch/core/tables/switch-offs'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { columnsOf } from '../../output/of-table'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'
import { findNamed } from '../../records/find-named'
import { switchOffKind } from '../../records/switch-off-kind'

const options = withOutput({ lift: z.string() })

/** Shows a switch-off, with who did what. */
export const switchOffShow: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command.argument(`<${switchOffKind.argument}>`, switchOffKind.help)),
  options,
  async run(context, { lift: meant, output }) {
    const found = await findNamed(await context.member(), switchOffKind, meant)
    await writeRecord(context, output, columnsOf(switchOffTable).all, found)
  },
  examples: ['switch-offs show AMK-AMA1-205-A -o json'],
}
