import { idInput } from '@liftwatch/core/contract/input'
import { z } from 'zod'
import { liftColumns } from '../columns/lifts'
import type { CommandSpec } from '../command'
import { outputFormat, outputOption } from '../output/formats'
import { writeList } from '../output/list'
import { addExtentFlags, extentFlags, listPages, toExtent } from '../paging'

const options = z
  .object({ ...idInput.shape, ...extentFlags, output: outputFormat })
  .transform(({ id, output, ...flags }) => ({ id, output, extent: toExtent(flags) }))

/** A command that lists the lifts of a device or of a building. */
export function liftsOfCommand(resource: 'lmds' | 'buildings'): CommandSpec<z.output<typeof options>> {
  return {
    configure: command => addExtentFlags(command.argument('<id>', 'its id')).addOption(outputOption()),
    options,
    async run(context, { id, extent, output }) {
      const client = await context.member()
      const pages = listPages((page, size) => client[resource].lifts({ id, page, size }), extent)
      await writeList(context, output, liftColumns, pages, { emptyKey: 'cli.nothing.lifts' })
    },
  }
}
