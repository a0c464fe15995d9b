import { isOptional, type FormField } from '@liftwatch/core/views/forms/form-field'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import type { Command } from 'commander'
import { z } from 'zod'
import { optionNamed } from '../command/option-named'
import { eachTime } from '../command/several'

type Given = Readonly<Record<string, unknown>>

/** The flags of a form's fields, ready to be declared, checked and sent. */
interface FormFlags {
  readonly add: (command: Command) => Command
  /** Under the names that commander gives them. */
  readonly shape: Readonly<Record<string, z.core.$ZodType>>
  /** What they give, by the contract's names. */
  readonly toInput: (given: Given) => Given
}

/** What a flag takes: what the contract does, with options in words; several names are looked up before they are sent. */
function typeOf(field: FormField, type: z.core.$ZodType): z.core.$ZodType {
  if (field.kind === 'own') return z.array(z.string()).optional()
  if (field.kind !== 'choice') return type
  // The form's own: it may offer less than the contract takes.
  const values = field.options.map(({ value }) => String(value))
  return optionNamed(
    values.map(value => ({ value })),
    z.enum(values),
  )
}

function addFlag(command: Command, flag: string, help: string, field: FormField): Command {
  if (field.kind === 'own') return command.option(flag, help, eachTime)
  return isOptional(field) ? command.option(flag, help) : command.requiredOption(flag, help)
}

export function formFlags({ fields, endpoint }: FormView): FormFlags {
  const flags = fields.flatMap(field => {
    if (field.flag === undefined) return []
    const [flag, help] = field.flag
    const attribute = /^--([a-z]+)/.exec(flag)![1]!
    return [{ flag, help, attribute, field, type: typeOf(field, endpoint.input.shape[field.name]!) }]
  })
  return {
    add: command => flags.reduce((added, { flag, help, field }) => addFlag(added, flag, help, field), command),
    shape: Object.fromEntries(flags.map(({ attribute, type }) => [attribute, type])),
    toInput: given => Object.fromEntries(flags.map(({ attribute, field }) => [field.name, given[attribute]])),
  }
}
