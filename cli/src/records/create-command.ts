import type { Client } from '@liftwatch/core/client/client'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import type { Table } from '@liftwatch/core/tables/table'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { formFlags } from '../changes/form-flags'
import type { CommandSpec } from '../command/command'
import { dryRun, dryRunOption } from '../command/dry-run'
import { columnsOf } from '../output/of-table'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { writeRecord } from '../output/rows'
import { findByName, type NamedKind } from './find-named'
import type { Given } from './record-command'

type CreateOptions = {
  readonly name: string
  readonly output: Output
  readonly isDryRun: boolean
  readonly given: Given
}

/**
 * A command that makes a record and shows it. Errors: name-taken, and those of looking up what was named.
 * @param inputOf what was given besides the name, with the ids of what it names
 */
export function createCommand<Row extends { readonly id: string }>(
  kind: NamedKind<Row>,
  view: FormView,
  table: Table<Row>,
  inputOf: (client: Client, given: Given) => Promise<Given> = async (_client, given) => given,
): CommandSpec<CreateOptions> {
  const flags = formFlags(view)
  const { endpoint, done } = view
  return {
    configure: command => addOutputFlags(flags.add(command.argument('<name>', 'its name')).addOption(dryRunOption())),
    options: withOutput({ ...flags.shape, name: endpoint.input.shape['name']!, dryRun }).transform(
      ({ name, output, dryRun: isDryRun, ...given }) => ({ name: name as string, output, isDryRun, given }),
    ),
    async run(context, { name, output, isDryRun, given }) {
      const client = await context.member()
      const besides = await inputOf(client, flags.toInput(given))
      if (isDryRun) {
        if (await findByName(client, kind, name)) throw new AppError('name-taken', { params: { name } })
      } else {
        const made = await client.call<Endpoint>(endpoint, { ...besides, name })
        await writeRecord(context, output, columnsOf(table).all, made as Row)
      }
      context.say(done!)
      if (isDryRun) context.say('cli.dryRun')
    },
  }
}
