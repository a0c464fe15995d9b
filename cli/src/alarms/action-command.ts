import { methodOf, type Client } from '@liftwatch/core/client/client'
import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { isOptional, type FormField } from '@liftwatch/core/views/forms/form-field'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import type { Command } from 'commander'
import type { z } from 'zod'
import { changeCommand } from './change-command'

type Alarm = Pick<AlarmFacts, 'id' | 'liftName'>

/** The flags of a form's fields, under the names that commander gives them. */
function flagsOf({ fields, endpoint }: FormView) {
  return fields.flatMap(field => {
    if (field.flag === undefined) return []
    const [flag, help] = field.flag
    const name = /^--([a-z]+)/.exec(flag)![1]!
    return [{ flag, help, name, field, type: endpoint.input.shape[field.name] as z.core.$ZodType }]
  })
}

function addFlag(command: Command, flag: string, help: string, field: FormField): Command {
  return isOptional(field) ? command.option(flag, help) : command.requiredOption(flag, help)
}

/**
 * A command that does one thing to alarms, from its description.
 * @param isSingle to one alone, where what is said is said of that one
 */
export function actionCommand(view: FormView, isSingle = false) {
  const flags = flagsOf(view)
  const { endpoint, edits, done, outcome } = view
  const { detail, serverRule } = edits!
  const call = (client: Client, one: Endpoint) => methodOf<Endpoint>(client, one) as (input: object) => Promise<Alarm>
  return changeCommand<Readonly<Record<string, unknown>>>({
    outcome: outcome!,
    done: done!,
    ownErrors: endpoint.ownErrors,
    flags: Object.fromEntries(flags.map(({ name, type }) => [name, type])),
    addFlags: command => flags.reduce((added, { flag, help, field }) => addFlag(added, flag, help, field), command),
    isSingle,
    call: (client, id, given) =>
      call(client, endpoint)({ id, ...Object.fromEntries(flags.map(({ name, field }) => [field.name, given[name]])) }),
    find: (client, id) => call(client, detail)({ id }),
    refusal: serverRule,
  })
}
