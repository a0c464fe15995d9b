import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Command } from 'commander'
import type { z } from 'zod'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { writeList } from '../output/list'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import type { Columns } from '../output/rows'

interface WholeList<Row, Shape extends z.core.$ZodLooseShape> {
  /** Declares its own arguments and options. */
  readonly configure?: (command: Command) => Command
  /** What these are. */
  readonly shape: Shape
  readonly read: (context: Context, options: z.output<z.ZodObject<Shape>>) => Promise<readonly Row[]>
  readonly columns: Columns<Row>
  /** Said where there is nothing. */
  readonly empty: TextKey
}

async function* onlyPage<Row>(content: readonly Row[]) {
  yield { content, totalElements: content.length }
}

/** A command that lists what the server answers as a whole, without pages. */
export function wholeListCommand<Row, const Shape extends z.core.$ZodLooseShape>(
  list: WholeList<Row, Shape>,
): CommandSpec<z.output<z.ZodObject<Shape>> & { readonly output: Output }> {
  return {
    configure: command => addOutputFlags(list.configure?.(command) ?? command),
    options: withOutput(list.shape),
    async run(context, options) {
      const rows = await list.read(context, options)
      await writeList(context, options.output, list.columns, onlyPage(rows), { emptyKey: list.empty })
    },
  }
}
