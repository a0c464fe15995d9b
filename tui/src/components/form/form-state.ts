import { switchedOn } from '@liftwatch/core/views/forms/form-values'
import { choiceAfter } from './choice-state'
import type { FieldSpec } from './field-spec'
import { edited, fieldOf, placeOf, type FieldEdit, type FieldState } from './field-state'
import { highlightOf, suggestionsOf, takenByEnter, withTaken } from './suggestions'
import { wrap } from '../text/wrap'

export interface FormState<Name extends string> {
  readonly fields: Readonly<Record<Name, FieldState>>
  readonly focus: number
}

export type FormAction =
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'edit'; readonly edit: FieldEdit }
  /** Takes what is highlighted. */
  | { readonly kind: 'take' }

export function formOf<Name extends string>(values: Readonly<Record<Name, string>>, focus = 0): FormState<Name> {
  const fields = Object.entries<string>(values).map(([name, text]) => [name, fieldOf(text)])
  return { fields: Object.fromEntries(fields) as Record<Name, FieldState>, focus }
}

export function valuesOf<Name extends string>({ fields }: FormState<Name>): Record<Name, string> {
  const values = Object.entries<FieldState>(fields).map(([name, { text }]) => [name, text])
  return Object.fromEntries(values) as Record<Name, string>
}

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const unwritable = /[\x00-\x09\x0b-\x1f\x7f-\x9f]/g

function typed(spec: FieldSpec<string>, state: FieldState, text: string): FieldState {
  const { kind } = spec
  if (kind === 'choice') return text.includes(' ') ? chosen(spec, state, 'space') : state
  if (kind === 'check') return text.includes(' ') ? fieldOf(state.text ? '' : switchedOn) : state
  const lines = text.replace(/\r\n?/g, '\n').replace(unwritable, '')
  return edited(state, { kind: 'insert', text: kind === 'text' ? lines : lines.replaceAll('\n', ' ') })
}

function chosen(spec: FieldSpec<string>, state: FieldState, key: Parameters<typeof choiceAfter>[2]): FieldState {
  return choiceAfter(state, spec, key)
}

function editedChoice(spec: FieldSpec<string>, state: FieldState, { kind }: FieldEdit): FieldState {
  return kind === 'left' || kind === 'right' || kind === 'clear' ? chosen(spec, state, kind) : state
}

/** Up and down go through what a line offers, and leave it upwards. */
function picked(spec: FieldSpec<string>, state: FieldState, { kind }: FieldEdit): FieldState | undefined {
  const last = suggestionsOf(spec, state).length - 1
  const at = highlightOf(spec, state)
  if (last < 0 || (kind !== 'down' && (kind !== 'up' || !at))) return undefined
  const next = kind === 'down' ? Math.min(last, (at ?? -1) + 1) : at! - 1
  return { ...state, pick: next }
}

function taken(spec: FieldSpec<string>, state: FieldState): FieldState {
  const option = takenByEnter(spec, state)
  if (!option) return state
  return spec.kind === 'choice' ? chosen(spec, state, 'space') : withTaken(spec, state, option)
}

function leaves({ kind }: FieldSpec<string>, state: FieldState, edit: FieldEdit): 1 | -1 | 0 {
  if (edit.kind !== 'up' && edit.kind !== 'down') return 0
  const by = edit.kind === 'up' ? -1 : 1
  if (kind !== 'text') return by
  const { row } = placeOf(state, edit.width)
  return row === (by === -1 ? 0 : wrap(state.text, edit.width).length - 1) ? by : 0
}

/** The form after a key: focus goes round, rows of a long text are walked through before the next field. */
export function changed<Name extends string>(
  specs: readonly FieldSpec<Name>[],
  state: FormState<Name>,
  action: FormAction,
): FormState<Name> {
  const spec = specs[state.focus]!
  const field = state.fields[spec.name]
  const focus = (by: number) => ({
    fields: { ...state.fields, [spec.name]: { text: field.text, cursor: field.cursor } },
    focus: (state.focus + by + specs.length) % specs.length,
  })
  const become = (next: FieldState) => ({ ...state, fields: { ...state.fields, [spec.name]: next } })
  if (action.kind === 'next') return focus(1)
  if (action.kind === 'previous') return focus(-1)
  if (action.kind === 'take') return become(taken(spec, field))
  if (action.kind === 'type') return become(typed(spec, field, action.text))
  const pick = picked(spec, field, action.edit)
  if (pick) return become(pick)
  const by = leaves(spec, field, action.edit)
  if (by !== 0) return focus(by)
  if (spec.kind === 'choice') return become(editedChoice(spec, field, action.edit))
  return spec.kind === 'check' ? state : become(edited(field, action.edit))
}
