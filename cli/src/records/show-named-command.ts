import type { Client } from '@liftwatch/core/client/client'
import type { CommandSpec } from '../command/command'
import { z } from 'zod'
import type { Column } from '../output/columns'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { writeRecord } from '../output/rows'
import { findNamed, type NamedKind } from './find-named'

type ShowOptions = {
  readonly name: string
  readonly output: Output
}

/**
 * A command that shows one record that is called by a name, with all its facts.
 * @param detail what there is to show besides what a list has of it
 */
export function showNamedCommand<Row extends { readonly id: string }, Detail>(
  kind: NamedKind<Row>,
  columns: readonly Column<Detail>[],
  detail: (client: Client, row: Row) => Promise<Detail>,
): CommandSpec<ShowOptions> {
  return {
    configure: command => addOutputFlags(command.argument(`<${kind.argument}>`, kind.help)),
    options: withOutput({ [kind.argument]: z.string() }).transform(({ output, ...given }) => ({
      name: (given as Readonly<Record<string, string>>)[kind.argument]!,
      output,
    })),
    async run(context, { name, output }) {
      const client = await context.member()
      const row = await findNamed(client, kind, name)
      await writeRecord(context, output, columns, await detail(client, row))
    },
  }
}
