import { isOptional, type FormField } from '@liftwatch/core/views/forms/form-field'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { Option, type Command } from 'commander'
import { z } from 'zod'
import { optionNamed } from '../command/option-named'
import { eachTime } from '../command/several'

type Given = Readonly<Record<string, unknown>>

/** The flags of a form's fields, ready to be declared, checked and sent. */
interface FormFlags {
  readonly add: (command: Command) => Command
  /** The same with none that has to be given. */
  readonly addOptional: (command: Command) => Command
  /** Those that have to be given and were not, by the names that commander gives them. */
  readonly missing: (given: Given) => readonly string[]
  /** What a file may say of each field, by the contract's names. */
  readonly types: Readonly<Record<string, z.core.$ZodType>>
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

/** What is meant where there is nothing else to choose. */
function onlyValueOf(field: FormField): unknown {
  return field.kind === 'choice' && field.options.length === 1 ? field.options[0]!.value : undefined
}

/** A flag of one field, and whether it has to be given: not where the contract says what is meant without it. */
interface Flag {
  readonly flag: string
  readonly help: string
  readonly field: FormField
  readonly isNeeded: boolean
}

function addFlag(command: Command, { flag, help, field, isNeeded }: Flag): Command {
  if (field.kind === 'own') return command.option(flag, help, eachTime)
  return isNeeded ? command.requiredOption(flag, help) : command.option(flag, help)
}

export function formFlags({ fields, endpoint }: FormView): FormFlags {
  const flags = fields.flatMap(field => {
    if (field.flag === undefined) return []
    const [flag, help] = field.flag
    const attribute = new Option(flag).attributeName()
    const ofContract = endpoint.input.shape[field.name]!
    const without = z.safeParse(ofContract, undefined)
    const hasDefault = without.success && without.data !== undefined
    const isNeeded = field.kind !== 'own' && !isOptional(field) && !hasDefault && onlyValueOf(field) === undefined
    const type = typeOf(field, ofContract)
    return [{ flag, help, attribute, field, isNeeded, type: without.success ? z.union([z.undefined(), type]) : type }]
  })
  return {
    add: command => flags.reduce(addFlag, command),
    addOptional: command => flags.reduce((added, { flag, help }) => added.option(flag, help), command),
    missing: given =>
      flags.flatMap(({ attribute, isNeeded }) => (isNeeded && given[attribute] === undefined ? [attribute] : [])),
    types: Object.fromEntries(
      flags.map(({ field, type }) => [field.name, z.preprocess(typed => typed ?? onlyValueOf(field), type)]),
    ),
    shape: Object.fromEntries(flags.map(({ attribute, type }) => [attribute, type])),
    toInput: given =>
      Object.fromEntries(flags.map(({ attribute, field }) => [field.name, given[attribute] ?? onlyValueOf(field)])),
  }
}
