import type { OfferedName } from '@liftwatch/core/hooks/offered-names'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { requiredWords, wordsIn, type FormField } from '@liftwatch/core/views/forms/form-field'
import type { FieldSpec } from './field-spec'

const kinds: Partial<Record<FormField['kind'], FieldSpec<string>['kind']>> = {
  password: 'secret',
  text: 'text',
  entries: 'text',
  choice: 'choice',
  several: 'choice',
  switch: 'check',
}

/** What a day or an instant is typed like. */
const forms: Partial<Record<FormField['kind'], string>> = { day: 'YYYY-MM-DD', instant: 'YYYY-MM-DD HH:mm' }

/** A field of core's views as a terminal has it. */
export function fieldSpec(field: FormField, translate: Translate, offered: readonly OfferedName[]): FieldSpec<string> {
  const { kind, name } = field
  const form = forms[kind]
  const label = translate(field.label)
  const spec = { name, kind: kinds[kind] ?? ('line' as const), label: form ? `${label} (${form})` : label }
  if (kind === 'choice' || kind === 'several') {
    const options = field.options.map(one => ({ value: String(one.value), label: wordsIn(translate, one.label) }))
    const none = kind === 'choice' && field.none !== undefined ? translate(field.none) : undefined
    return {
      ...spec,
      options,
      none,
      isSeveral: kind === 'several',
      isRequired: kind === 'choice' && none === undefined,
    }
  }
  if (kind !== 'listed') return spec
  const { asksOfNew } = field
  return {
    ...spec,
    options: offered.map(({ value, shown = value }) => ({ value, label: shown })),
    isRequired: requiredWords(field) !== undefined,
    newLabel: asksOfNew && (typed => translate(asksOfNew.option, { name: typed })),
  }
}
