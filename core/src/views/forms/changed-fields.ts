import type { Translate } from '../../text/translate'
import { wordsIn, type FormField, type FormValues } from './form-field'

/** A field with what its record has now, in words. */
export interface ChangedField {
  readonly label: string
  readonly value: string
}

function valueWords(t: Translate, field: FormField, value: string): string {
  const chosen = field.kind === 'choice' && field.options.find(option => String(option.value) === value)
  return (chosen ? wordsIn(t, chosen.label) : value) || '-'
}

interface TypedForm {
  readonly fields: readonly FormField[]
  readonly touched: object
  readonly typed: FormValues
  /** What the record has now. */
  readonly start: FormValues
}

/** The fields in which something else was typed than their record has now. */
export function typedOver(t: Translate, { fields, touched, typed, start }: TypedForm): ChangedField[] {
  return fields
    .filter(({ name }) => name in touched && typed[name] !== start[name])
    .map(field => ({ label: t(field.label), value: valueWords(t, field, start[field.name]!) }))
}
