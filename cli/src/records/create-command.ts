import type { Client } from '@liftwatch/core/client/client'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { formFlags } from '../changes/form-flags'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { dryRun, dryRunOption } from '../command/dry-run'
import { columnsOf } from '../output/of-table'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { writeRecord } from '../output/rows'
import { findByName, type NamedKind } from './find-named'
import type { Given } from './record-command'

type Made<Row extends { readonly id: string }> = Pick<ResourceView<Row>, 'table' | 'creates'>

type CreateOptions = {
  readonly output: Output
  readonly given: Given
}

async function makeRecord<Row extends { readonly id: string }>(
  context: Context,
  { table, creates }: Made<Row>,
  output: Output,
  input: Given,
): Promise<void> {
  const { endpoint, done } = creates!
  const made = await (await context.member()).call<Endpoint>(endpoint, { ...input })
  await writeRecord(context, output, columnsOf(table).all, made as Row)
  context.say(done!)
}

/** A command that makes a record of a list and shows it, from the list's form. */
export function createCommand<Row extends { readonly id: string }>(view: Made<Row>): CommandSpec<CreateOptions> {
  const flags = formFlags(view.creates!)
  return {
    configure: command => addOutputFlags(flags.add(command)),
    options: withOutput(flags.shape).transform(({ output, ...given }) => ({ output, given })),
    run: (context, { output, given }) => makeRecord(context, view, output, flags.toInput(given)),
  }
}

type CreateNamedOptions = CreateOptions & {
  readonly name: string
  readonly isDryRun: boolean
}

/**
 * The same of records that are called by a name, which no two have. Errors: name-taken, and those of looking up what was named.
 * @param inputOf what was given besides the name, with the ids of what it names
 */
export function createNamedCommand<Row extends { readonly id: string }>(
  view: Made<Row>,
  kind: NamedKind<Row>,
  inputOf: (client: Client, given: Given) => Promise<Given> = async (_client, given) => given,
): CommandSpec<CreateNamedOptions> {
  const { endpoint, done } = view.creates!
  const flags = formFlags(view.creates!)
  return {
    configure: command => addOutputFlags(flags.add(command.argument('<name>', 'its name')).addOption(dryRunOption())),
    options: withOutput({ ...flags.shape, name: endpoint.input.shape['name']!, dryRun }).transform(
      ({ output, name, dryRun: isDryRun, ...given }) => ({ output, name: name as string, isDryRun, given }),
    ),
    async run(context, { output, name, isDryRun, given }) {
      const client = await context.member()
      const besides = await inputOf(client, flags.toInput(given))
      if (!isDryRun) return makeRecord(context, view, output, { ...besides, name })
      if (await findByName(client, kind, name)) throw new AppError('name-taken', { params: { name } })
      context.say(done!)
      context.say('cli.dryRun')
    },
  }
}
