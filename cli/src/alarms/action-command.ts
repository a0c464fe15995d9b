import { methodOf, type Client } from '@liftwatch/core/client/client'
import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { formFlags } from '../changes/form-flags'
import { changeCommand } from './change-command'

type Alarm = Pick<AlarmFacts, 'id' | 'liftName'>

/**
 * A command that does one thing to alarms, from its description.
 * @param isSingle to one alone, where what is said is said of that one
 */
export function actionCommand(view: FormView, isSingle = false) {
  const flags = formFlags(view)
  const { endpoint, edits, done, outcome } = view
  const { detail, serverRule } = edits!
  const call = (client: Client, one: Endpoint) => methodOf<Endpoint>(client, one) as (input: object) => Promise<Alarm>
  return changeCommand<Readonly<Record<string, unknown>>>({
    outcome: outcome!,
    done: done!,
    ownErrors: endpoint.ownErrors,
    flags: flags.shape,
    addFlags: flags.add,
    isSingle,
    call: (client, id, given) => call(client, endpoint)({ ...rowInput(view, [{ id }]), ...flags.toInput(given) }),
    find: (client, id) => call(client, detail)({ id }),
    refusal: serverRule,
  })
}
