import { methodOf, type Client } from '@liftwatch/core/client/client'
import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import type { Editor, FormView } from '@liftwatch/core/views/forms/form-view'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { changeEach } from '../changes/change-each'
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

/** What the call, or for a dry run the rule alone, makes of one alarm. */
async function outcomeOf(
  view: FormView,
  client: Client,
  { id, input }: AlarmAsked,
  editor: Editor | undefined,
): Promise<Outcome> {
  const { endpoint, edits } = view
  const call = (one: Endpoint) => methodOf<Endpoint>(client, one) as (input: object) => Promise<Alarm>
  try {
    if (!editor)
      return { id, liftName: (await call(endpoint)({ ...rowInput(view, [{ id }]), ...input })).liftName, error: null }
    const alarm = await call(edits!.detail)({ id })
    const refusal = edits!.serverRule(alarm, editor)
    const error = refusal ? new AppError(refusal.code, { params: refusal.params }) : null
    return { id, liftName: alarm.liftName, error }
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
  { output, isDryRun }: { readonly output: Output; readonly isDryRun: boolean },
): Promise<void> {
  const client = await context.member()
  const editor = isDryRun ? await findEditor(client) : undefined
  const columns = outcomeColumns(view.outcome!, view.done!)
  await changeEach(context, all, { output, columns, label: 'cli.progress.alarms', isDryRun }, one =>
    outcomeOf(view, client, one, editor),
  )
}
