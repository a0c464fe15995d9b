import { chakra, NativeSelect, Textarea } from '@chakra-ui/react'
import { useOfferedNames } from '@liftwatch/core/hooks/offered-names'
import { wordsIn, type FormField, type ListedField } from '@liftwatch/core/views/forms/form-field'
import { itemsIn, switchedOn } from '@liftwatch/core/views/forms/form-values'
import type { Ref } from 'react'
import { useTexts } from '../../texts'
import { ComboBox } from '../inputs/combo-box'
import { Icon } from '../marks/icon'
import { Choice } from './choice'
import { GroupProblem } from './group-problem'
import { PasswordBox } from './password-box'
import { SwitchBox } from './switch-box'
import { FieldFrame, TextBox, type FieldWords } from './text-box'

/** A field of a form, with what it holds. */
export interface FieldBoxProps<Field extends FormField = FormField> {
  readonly field: Field
  readonly value: string
  readonly change: (value: string) => void
  readonly blur: () => void
  readonly ref: Ref<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>
  readonly problem: string | undefined
  readonly size: 'sm' | 'md'
  readonly required: boolean
  readonly disabled: boolean
  readonly autoFocus: boolean
}

type Of<Kind extends FormField['kind']> = FieldBoxProps<FormField & { readonly kind: Kind }>

const inputTypes: Partial<Record<FormField['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  day: 'date',
  instant: 'datetime-local',
}

/** As people type codes: nothing is made of them. */
const untouched = { autoCapitalize: 'off', spellCheck: false } as const

/** Long enough to look for a name by its words. */
const soughtMaxCharacters = 60

function useFieldWords({ field, problem }: FieldBoxProps): FieldWords & { readonly hint: string | undefined } {
  const t = useTexts()
  return { label: t(field.label), hint: field.hint && wordsIn(t, field.hint), problem }
}

function LineBox(props: Of<'line' | 'email' | 'phone' | 'code' | 'password' | 'number' | 'day' | 'instant'>) {
  const { field, value, change, blur, problem: _, ...box } = props
  const Box = field.kind === 'password' ? PasswordBox : TextBox
  return (
    <Box
      {...useFieldWords(props)}
      {...box}
      {...(field.kind === 'code' && untouched)}
      {...('autoComplete' in field ? { autoComplete: field.autoComplete } : { autoComplete: 'off' })}
      {...('maxCharacters' in field && { maxLength: field.maxCharacters })}
      {...('prefix' in field && { before: field.prefix })}
      name={field.name}
      {...(field.kind !== 'password' && { type: inputTypes[field.kind] ?? 'text' })}
      value={field.kind === 'instant' ? value.replace(' ', 'T') : value}
      onChange={event => change(event.target.value)}
      onBlur={blur}
    />
  )
}

function LongBox(props: Of<'text' | 'entries'>) {
  const { field, value, change, blur, ref, required, disabled, autoFocus } = props
  const t = useTexts()
  const words = useFieldWords(props)
  const isCounted = field.kind === 'text'
  const counter = isCounted && t('forms.counter', { used: value.length, max: field.maxCharacters })
  return (
    <FieldFrame {...words} {...{ required, disabled }} hint={counter || words.hint}>
      <Textarea
        ref={ref}
        autoFocus={autoFocus}
        rows={isCounted ? 5 : 4}
        {...(isCounted ? { maxLength: field.maxCharacters } : { spellCheck: false, autoComplete: 'off' })}
        value={value}
        onChange={event => change(event.target.value)}
        onBlur={blur}
      />
    </FieldFrame>
  )
}

function ListedBox(props: FieldBoxProps<FormField & ListedField>) {
  const { field, value, change, blur, ref, required, disabled } = props
  const t = useTexts()
  const words = useFieldWords(props)
  const options = useOfferedNames(field.offers, t.language)
  const chosen = options.find(option => option.value === value)
  return (
    <FieldFrame {...words} {...{ required, disabled }} hint={chosen?.shown ?? words.hint}>
      <ComboBox
        ref={ref}
        value={value}
        change={change}
        blur={blur}
        options={options}
        maxLength={soughtMaxCharacters}
        label={t(`forms.offered.${field.offers}`)}
      />
    </FieldFrame>
  )
}

function ChoiceBox(props: Of<'choice'>) {
  const { field, value, change, blur, ref, size, required, disabled } = props
  const t = useTexts()
  const words = useFieldWords(props)
  const options = field.options.map(({ value, label, hint }) => ({
    value: String(value),
    label: wordsIn(t, label),
    ...(hint && { hint: t(hint) }),
  }))
  // Where each needs words of its own, all are in sight.
  if (options.some(({ hint }) => hint)) {
    return <Choice label={words.label} options={options} chosen={value} choose={change} />
  }
  return (
    <FieldFrame {...words} {...{ required, disabled }}>
      <NativeSelect.Root size={size}>
        <NativeSelect.Field ref={ref} value={value} onChange={event => change(event.target.value)} onBlur={blur}>
          {field.none && <option value="">{t(field.none)}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="chevron" />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </FieldFrame>
  )
}

function SeveralBox(props: Of<'several'>) {
  const { field, value, change } = props
  const t = useTexts()
  const { label, problem } = useFieldWords(props)
  const chosen = new Set(itemsIn(value))
  function choose(item: string, isChosen: boolean): void {
    const inOrder = field.options.map(option => String(option.value))
    change(inOrder.filter(other => (other === item ? isChosen : chosen.has(other))).join(','))
  }
  return (
    <chakra.fieldset display="grid" gap="1">
      <chakra.legend mb="1" textStyle="xs" fontWeight="medium" color="fg.muted">
        {label}
      </chakra.legend>
      {field.options.map(option => (
        <SwitchBox
          key={option.value}
          label={wordsIn(t, option.label)}
          checked={chosen.has(String(option.value))}
          onChange={event => choose(String(option.value), event.target.checked)}
        />
      ))}
      {problem && <GroupProblem text={problem} />}
    </chakra.fieldset>
  )
}

/** The box, or boxes, of a field. */
export function FieldBox(props: FieldBoxProps) {
  const { field, value, change, blur, ref } = props
  const { label, hint } = useFieldWords(props)
  switch (field.kind) {
    case 'text':
    case 'entries':
      return <LongBox {...props} field={field} />
    case 'listed':
      return <ListedBox {...props} field={field} />
    case 'choice':
      return <ChoiceBox {...props} field={field} />
    case 'several':
      return <SeveralBox {...props} field={field} />
    case 'switch':
      return (
        <SwitchBox
          ref={ref}
          {...{ label, hint }}
          name={field.name}
          checked={value === switchedOn}
          onChange={event => change(event.target.checked ? switchedOn : '')}
          onBlur={blur}
        />
      )
    case 'own':
      // The page that has such a field draws it.
      return null
    default:
      return <LineBox {...props} field={field} />
  }
}
