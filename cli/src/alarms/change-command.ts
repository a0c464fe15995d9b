import type { Client } from '@liftwatch/core/client/client'
import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import { id } from '@liftwatch/core/contract/input'
import { AppError, type ErrorCode, type Refusal } from '@liftwatch/core/errors'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Editor } from '@liftwatch/core/views/forms/form-view'
import type { Command } from 'commander'
import { z } from 'zod'
import { changeEach } from '../changes/change-each'
import type { CommandSpec } from '../command/command'
import { dryRun, dryRunOption } from '../command/dry-run'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { findEditor } from '../records/administrator'
import { outcomeColumns, type Outcome } from './outcome'

type Alarm = Pick<AlarmFacts, 'id' | 'liftName'>

/** Something that is done to one alarm after the other. */
export interface Change<Flags> {
  /** What became of each that it was done to, for scripts. */
  readonly outcome: string
  /** Errors that are about one alarm alone; after any other there is no use in trying the next. */
  readonly ownErrors: readonly ErrorCode[]
  /** Said of each that it was done to. */
  readonly done: TextKey
  readonly flags: z.ZodRawShape
  readonly addFlags: (command: Command) => Command
  /** Any number of alarms, or one alone. */
  readonly isSingle?: boolean
  readonly call: (client: Client, id: string, flags: Flags) => Promise<Alarm>
  /** The alarm as it is, and the rule, for a dry run. */
  readonly find: (client: Client, id: string) => Promise<Alarm>
  readonly refusal: (alarm: Alarm, editor: Editor) => Refusal | undefined
}

type ChangeOptions<Flags> = {
  readonly ids: readonly string[]
  readonly output: Output
  readonly isDryRun: boolean
  readonly flags: Flags
}

/** What one call, or the rule alone, makes of one alarm. */
async function outcomeOf<Flags>(
  change: Change<Flags>,
  client: Client,
  id: string,
  { isDryRun, flags }: ChangeOptions<Flags>,
  editor: Editor | undefined,
): Promise<Outcome> {
  try {
    if (!isDryRun) return { id, liftName: (await change.call(client, id, flags)).liftName, error: null }
    const alarm = await change.find(client, id)
    const refusal = change.refusal(alarm, editor!)
    const error = refusal ? new AppError(refusal.code, { params: refusal.params }) : null
    return { id, liftName: alarm.liftName, error }
  } catch (error) {
    if (!(error instanceof AppError) || !change.ownErrors.includes(error.code)) throw error
    return { id, liftName: null, error }
  }
}

/** A command that changes alarms, with a result for each. Errors: partly-failed, or that of the only one. */
export function changeCommand<Flags extends object>(change: Change<Flags>): CommandSpec<ChangeOptions<Flags>> {
  const ids = change.isSingle
    ? z.pipe(
        z.transform(one => [one]),
        z.array(id),
      )
    : z.array(id)
  const options = withOutput({ ...change.flags, id: ids, dryRun }).transform(({ id, output, dryRun, ...flags }) => ({
    ids: [...new Set(id)],
    output: output,
    isDryRun: dryRun,
    flags: flags as unknown as Flags,
  }))
  return {
    configure: command =>
      addOutputFlags(
        change
          .addFlags(command.argument(change.isSingle ? '<id>' : '<id...>', 'id of what to act on'))
          .addOption(dryRunOption()),
      ),
    options,
    async run(context, given) {
      const { ids, output, isDryRun } = given
      const client = await context.member()
      const editor = isDryRun ? await findEditor(client) : undefined
      const columns = outcomeColumns(change.outcome, change.done)
      await changeEach(context, ids, { output, columns, label: 'cli.progress.alarms', isDryRun }, one =>
        outcomeOf(change, client, one, given, editor),
      )
    },
    // What was asked for is to be done, no matter who still reads of it.
    outlivesReader: true,
  }
}
