import { z } from 'zod'
import { addAccessFile, readAccessFile } from '../../access/access-file'
import { writeChanges } from '../../access/changes'
import type { CommandSpec } from '../../command/command'
import { addOutputFlags, withOutput } from '../../output/output-flags'

const options = withOutput({ file: z.string() })

/** Shows what applying a file would change; what would be refused is refused here. Errors: wrong-rows. */
export const accessPlan: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(addAccessFile(command)),
  options,
  examples: ['access plan access.yaml', 'access plan access.yaml -o json'],
  async run(context, { file, output }) {
    const document = await readAccessFile(context, file)
    const { changes } = await (await context.member()).access.plan({ document })
    await writeChanges(context, output, changes)
  },
}
