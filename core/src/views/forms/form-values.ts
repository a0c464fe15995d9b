import { formatMinute, parseMinute } from '../../text/format'
import type { FieldOption, FormField, FormValues } from './form-field'
import type { FormRow, FormView } from './form-view'

/** What a switch that is on holds. */
export const switchedOn = 'yes'

/** The values between commas. */
export function itemsIn(text: string): string[] {
  return text === '' ? [] : text.split(',')
}

function entriesIn(text: string): string[] {
  const entries = text.split(/[,;\n]/).map(entry => entry.trim())
  return [...new Set(entries.filter(entry => entry !== ''))]
}

function chosenIn(options: readonly FieldOption[], text: string) {
  return options.find(({ value }) => String(value) === text)?.value ?? text
}

/** What a field gives; undefined where it is empty. A blank at the end of a password is part of it. */
function inputOf(field: FormField, text: string): unknown {
  if (field.kind === 'switch') return text === switchedOn
  if (field.kind === 'entries') return entriesIn(text)
  if (field.kind === 'several' || field.kind === 'own') return itemsIn(text)
  if (text.trim() === '') return undefined
  switch (field.kind) {
    case 'choice':
      return chosenIn(field.options, text)
    case 'number':
      return Number(text)
    case 'instant':
      return parseMinute(text)
    case 'password':
    case 'text':
      return text
    default:
      return text.trim()
  }
}

/** The fields that are asked for, as a form is filled in. */
export function shownFields({ fields }: FormView, values: FormValues): readonly FormField[] {
  return fields.filter(({ shownWhen }) => shownWhen === undefined || shownWhen(values))
}

/** What a form gives, as the contract takes it; it is not checked yet. */
export function formInput(view: FormView, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    shownFields(view, values).map(field => {
      const nothing = takesNull(view, field) ? null : undefined
      return [field.name, inputOf(field, values[field.name]!) ?? nothing]
    }),
  )
}

/** Whether the contract has null for what is left empty. */
function takesNull({ endpoint }: FormView, { name }: FormField): boolean {
  return endpoint.input.shape[name]?._zod.def.type === 'nullable'
}

/** What a record has for a field. */
type Held = string | number | boolean | readonly string[] | null | undefined

function textOf(field: FormField, value: Held): string {
  if (field.kind === 'switch') return value === true ? switchedOn : ''
  if (value === undefined || value === null) {
    if (field.kind !== 'choice') return ''
    return String(field.usual ?? (field.none === undefined ? field.options[0]!.value : ''))
  }
  if (field.kind === 'instant') return formatMinute(Number(value))
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** What a form begins with: a record's own, where it changes one, with what is known besides. */
export function startValues({ fields, edits }: FormView, row?: FormRow, known: FormValues = {}): FormValues {
  const record = (row ?? {}) as unknown as Readonly<Record<string, Held>>
  function heldOf(name: string): Held {
    const from = edits?.from[name] ?? name
    if (typeof from === 'string') return record[from]
    return row && from(row)
  }
  return Object.fromEntries(fields.map(field => [field.name, textOf(field, known[field.name] ?? heldOf(field.name))]))
}
