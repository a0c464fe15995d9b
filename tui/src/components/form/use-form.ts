import { useState } from 'react'
import type { BindingId } from '../../input/keys'
import { useKeys } from '../../input/use-keys'
import type { FieldEdit } from './field-state'
import type { FieldSpec } from './field-spec'
import { changed, formOf, valuesOf, type FormAction, type FormState } from './form-state'
import { takenByEnter } from './suggestions'

interface FormOptions<Name extends string> {
  readonly fields: readonly FieldSpec<Name>[]
  readonly initial: Readonly<Record<Name, string>>
  readonly focus?: number
  /** Columns of a field that has several lines. */
  readonly width: number
  readonly submit: (values: Record<Name, string>) => unknown
  readonly cancel?: () => void
}

export interface Form<Name extends string> {
  readonly state: FormState<Name>
  readonly values: Record<Name, string>
  readonly isTouched: boolean
  /** Empties it. */
  readonly clear: () => void
}

function emptied<Name extends string>(values: Record<Name, string>): Record<Name, string> {
  return Object.fromEntries(Object.keys(values).map(name => [name, ''])) as Record<Name, string>
}

/** A form and its keys. */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { fields, width, submit, cancel } = options
  const [initial] = useState(() => formOf(options.initial, options.focus))
  const [state, become] = useState(initial)
  const values = valuesOf(state)
  const here = fields[state.focus]!
  const act = (action: FormAction) => become(current => changed(fields, current, action))
  const edit = (edit: FieldEdit) => ({ run: () => act({ kind: 'edit', edit }) })
  const isLast = state.focus === fields.length - 1
  const option = takenByEnter(here, state.fields[here.name])
  const isKnown = here.options?.some(({ value }) => value === option?.value) ?? false

  function enter(): unknown {
    if (here.kind === 'text') return act({ kind: 'type', text: '\n' })
    if (option && isKnown) return act({ kind: 'take' })
    return isLast || here.kind === 'secret' ? submit(values) : act({ kind: 'next' })
  }

  useKeys(
    {
      'form.submit': { run: () => submit(values) },
      'form.enter': { run: enter },
      ...(option && { 'form.accept': { run: () => act({ kind: 'take' }) } }),
      'form.next': { run: () => act({ kind: 'next' }) },
      'form.previous': { run: () => act({ kind: 'previous' }) },
      'field.up': edit({ kind: 'up', width }),
      'field.down': edit({ kind: 'down', width }),
      'field.left': edit({ kind: 'left' }),
      'field.right': edit({ kind: 'right' }),
      'field.home': edit({ kind: 'home' }),
      'field.end': edit({ kind: 'end' }),
      'field.backspace': edit({ kind: 'backspace' }),
      'field.delete': edit({ kind: 'delete' }),
      'field.clear': edit({ kind: 'clear' }),
      ...(cancel && ({ 'screen.back': { run: cancel } } satisfies Partial<Record<BindingId, unknown>>)),
    },
    text => act({ kind: 'type', text }),
  )
  return {
    state,
    values,
    isTouched: Object.values(values).join('\0') !== Object.values(valuesOf(initial)).join('\0'),
    clear: () => become(current => formOf(emptied(values), current.focus)),
  }
}
