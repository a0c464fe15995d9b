import { idInput } from '@liftwatch/core/contract/input'
import { liftTable } from '@liftwatch/core/tables/lifts'
import type { z } from 'zod'
import type { CommandSpec } from '../command'
import { addOutputFlags, withOutput } from '../output/output-flags'
import { writeList } from '../output/list'
import { columnsOf } from '../output/of-table'
import { addExtentFlags, extentFlags, listPages, toExtent } from '../paging'
import { withProgress } from './page-progress'

const options = withOutput({ ...idInput.shape, ...extentFlags }).transform(({ id, output, ...flags }) => ({
  id,
  output,
  extent: toExtent(flags),
}))

/** A command that lists the lifts of a device or of a building. */
export function liftsOfCommand(resource: 'lmds' | 'buildings'): CommandSpec<z.output<typeof options>> {
  return {
    configure: command => addOutputFlags(addExtentFlags(command.argument('<id>', 'its id'))),
    options,
    async run(context, { id, extent, output }) {
      const client = await context.member()
      const pages = listPages((page, size) => client[resource].lifts({ id, page, size }), extent)
      await writeList(context, output, columnsOf(liftTable), withProgress(context, extent, pages), {
        emptyKey: 'cli.nothing.lifts',
      })
    },
  }
}
