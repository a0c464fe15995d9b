import type { Client } from '@liftwatch/core/client/client'
import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import type { Editor, FormView } from '@liftwatch/core/views/forms/form-view'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { changeEach } from '../changes/change-each'
import { madeFrom } from '../changes/if-unchanged-since'
import type { Context } from '../command/context'
import type { Output } from '../output/output-flags'
import { findEditor } from '../records/administrator'
import { outcomeColumns, type Outcome } from './outcome'

type Alarm = Pick<AlarmFacts, 'id' | 'liftName'>

/** One alarm that something is done to, with what is said of it by the contract's names. */
export interface AlarmAsked {
  readonly id: string
  readonly input: Readonly<Record<string, unknown>>
}

interface Seen {
  /** Of a dry run: by whose rights the rule is asked. */
  readonly editor: Editor | undefined
  /** Until when the alarm was seen, epoch milliseconds. */
  readonly since: number | undefined
}

/** What the call, or for a dry run the rule alone, makes of one alarm. */
async function outcomeOf(
  view: FormView,
  client: Client,
  { id, input }: AlarmAsked,
  { editor, since }: Seen,
): Promise<Outcome> {
  const { endpoint, edits } = view
  const call = (one: Endpoint, asked: Record<string, unknown>) => client.call(one, asked) as Promise<Alarm>
  try {
    const alarm = editor || since !== undefined ? await call(edits!.detail, { id }) : { id }
    const from = since === undefined ? {} : madeFrom(view, alarm, since)
    if (editor) throwIfRefused(edits!.serverRule(alarm, editor))
    const after = editor ? (alarm as Alarm) : await call(endpoint, { ...rowInput(view, [{ id }]), ...from, ...input })
    return { id, liftName: after.liftName, error: null }
  } catch (error) {
    if (!(error instanceof AppError) || !endpoint.ownErrors.includes(error.code)) throw error
    return { id, liftName: null, error }
  }
}

/** Does something to one alarm after the other, with a result for each. Errors: partly-failed, or that of the only one. */
export async function actOnAlarms(
  context: Context,
  view: FormView,
  all: readonly AlarmAsked[],
  {
    output,
    isDryRun,
    since,
  }: { readonly output: Output; readonly isDryRun: boolean; readonly since?: number | undefined },
): Promise<void> {
  const client = await context.member()
  const editor = isDryRun ? await findEditor(client) : undefined
  const columns = outcomeColumns(view.outcome!, view.done!)
  await changeEach(context, all, { output, columns, label: 'cli.progress.alarms', isDryRun }, one =>
    outcomeOf(view, client, one, { editor, since }),
  )
}
