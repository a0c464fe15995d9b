import type { Client } from '@liftwatch/core/client/client'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError, throwIfRefused, type Refusal } from '@liftwatch/core/errors'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import type { Command } from 'commander'
import { z } from 'zod'
import { changeEach } from '../changes/change-each'
import { addSince, madeFrom, sinceShape } from '../changes/if-unchanged-since'
import { allNamed, ofInputHelp } from '../changes/typed-ids'
import type { CommandSpec } from '../command/command'
import { confirmer, yes, yesOption } from '../command/confirm'
import { dryRun, dryRunOption } from '../command/dry-run'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { findNamed, nameErrors, type NamedKind } from './find-named'
import { outcomeColumns, type Outcome } from './outcome'

export type Given = Readonly<Record<string, unknown>>

type Answer = Refusal | undefined

/** Something that is done to records which are called by their names. */
export interface RecordChange<Row extends { readonly id: string }> {
  readonly kind: NamedKind<Row>
  /** The call, what success is called, and what is said of it. */
  readonly view: Pick<FormView, 'endpoint' | 'edits' | 'done' | 'outcome'>
  readonly examples?: readonly string[]
  /** To one alone, or to any number. */
  readonly isSingle?: boolean
  /** What is given besides, before the record and after it. */
  readonly before?: (command: Command) => Command
  readonly after?: (command: Command) => Command
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  /** What is asked first, with their {{names}}; undefined where there is nothing to lose. */
  readonly question?: (client: Client, names: readonly string[]) => Promise<TextKey | undefined>
  /** What the call takes besides the record, found once. */
  readonly inputOf?: (client: Client, given: Given) => Promise<Given>
  /** The call's input for a record, where it is not a list of its id alone; the client is for what has to be looked up for each. */
  readonly callInput?: (row: Row, besides: Given, client: Client) => object | Promise<object>
  /** The rule by which the server would refuse it, for a dry run. */
  readonly ruleFor: (client: Client, besides: Given) => Promise<(row: Row) => Answer | Promise<Answer>>
}

type RecordOptions = {
  readonly names: readonly string[]
  readonly output: Output
  readonly isDryRun: boolean
  readonly isSure: boolean
  /** Until when the records were seen, epoch milliseconds. */
  readonly since: number | undefined
  readonly given: Given
}

type Act<Row> = (row: Row) => Promise<unknown>

/** What is done to each: the call, or only its rule. */
async function actOf<Row extends { readonly id: string }>(
  { view, inputOf, callInput, ruleFor }: RecordChange<Row>,
  client: Client,
  { given, isDryRun, since }: RecordOptions,
): Promise<Act<Row>> {
  const besides = (await inputOf?.(client, given)) ?? {}
  if (isDryRun) {
    const rule = await ruleFor(client, besides)
    return async row => {
      throwIfRefused(await rule(row))
      madeFrom(view, row, since)
    }
  }
  const input = callInput ?? (({ id }: Row) => ({ ids: [id] }))
  return async row =>
    client.call<Endpoint>(view.endpoint, { ...(await input(row, besides, client)), ...madeFrom(view, row, since) })
}

/** Does it to the one that a name means. */
async function outcomeOf<Row extends { readonly id: string }>(
  { kind, view }: RecordChange<Row>,
  client: Client,
  name: string,
  act: Act<Row>,
): Promise<Outcome> {
  let row: Row | undefined
  const outcome = (error: AppError | null) => ({ id: row?.id ?? null, name: row ? kind.nameOf(row) : name, error })
  try {
    row = await findNamed(client, kind, name)
    await act(row)
    return outcome(null)
  } catch (error) {
    const own = [...nameErrors, ...view.endpoint.ownErrors]
    if (!(error instanceof AppError) || !own.includes(error.code)) throw error
    return outcome(error)
  }
}

function optionsOf<Row extends { readonly id: string }>({
  kind: { argument },
  isSingle,
  shape,
  question,
}: RecordChange<Row>): z.ZodType<RecordOptions> {
  const one = z.string().trim().min(1)
  const meant = isSingle ? one.transform(name => [name]) : z.array(one)
  return withOutput({ ...shape, ...sinceShape, [argument]: meant, dryRun, ...(question && { yes }) }).transform(
    ({ output, dryRun: isDryRun, yes: isSure, ifUnchangedSince: since, ...others }) => {
      const { [argument]: names, ...given } = others as Given
      return { names: [...new Set(names as string[])], output, isDryRun, isSure: isSure !== false, since, given }
    },
  )
}

const asIs = (command: Command) => command

/** A command that changes records, with a result for each. Errors: partly-failed, or that of the only one. */
export function recordCommand<Row extends { readonly id: string }>(
  change: RecordChange<Row>,
): CommandSpec<RecordOptions> {
  const { kind, view, isSingle = false, before = asIs, after = asIs, question, examples = [] } = change
  return {
    examples,
    configure(command) {
      const place = isSingle ? `<${kind.argument}>` : `<${kind.argument}...>`
      const help = isSingle ? kind.help : `${kind.help}; ${ofInputHelp}`
      const placed = addSince(after(before(command).argument(place, help)), view).addOption(dryRunOption())
      return addOutputFlags(question ? placed.addOption(yesOption()) : placed)
    },
    options: optionsOf(change),
    async run(context, options) {
      const { names: typed, output, isDryRun, isSure } = options
      const names = isSingle ? typed : await allNamed(context, typed)
      if (names.length === 0) return
      const client = await context.member()
      const asked = isSure || isDryRun ? undefined : await question?.(client, names)
      if (asked) await confirmer(context, false)(() => context.translate(asked, { names: names.join(', ') }))
      const act = await actOf(change, client, options)
      const columns = outcomeColumns(view.outcome!, view.done!)
      await changeEach(context, names, { output, columns, label: 'cli.progress.records', isDryRun }, name =>
        outcomeOf(change, client, name, act),
      )
    },
    // What was asked for is to be done, no matter who still reads of it.
    outlivesReader: true,
  }
}
