import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { id } from '@liftwatch/core/contract/input'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { columnsOf } from '../output/of-table'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { writeRecord } from '../output/rows'
import { idNamed, type NamedKind } from '../records/find-named'

interface ShowOptions {
  /** The record's id, or its name where records are called by names. */
  readonly id: string
  readonly output: Output
}

/** A command that shows one record with all its facts. */
export function showCommand<Row extends { readonly id: string }>(
  { calls, table }: ResourceView<Row>,
  kind?: NamedKind<Row>,
): CommandSpec<ShowOptions> {
  const { argument, help, shape } = kind
    ? { ...kind, shape: z.string() }
    : { argument: 'id', help: 'its id', shape: id }
  return {
    configure: command => addOutputFlags(command.argument(`<${argument}>`, help)),
    options: withOutput({ [argument]: shape }).transform(({ output, ...given }) => ({
      id: (given as Readonly<Record<string, string>>)[argument]!,
      output,
    })),
    async run(context, { id: meant, output }) {
      const client = await context.member()
      const found = kind ? await idNamed(client, kind, meant) : meant
      const row = (await client.call<Endpoint>(calls.detail!, { id: found })) as Row
      await writeRecord(context, output, columnsOf(table).all, row)
    },
  }
}
