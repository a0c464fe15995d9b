import type { FieldState } from './field-state'

export interface FieldOption {
  readonly value: string
  readonly label: string
}

interface Choice {
  readonly options?: readonly FieldOption[] | undefined
  readonly isSeveral?: boolean | undefined
  readonly isRequired?: boolean | undefined
}

/** The values that are chosen; the text of a field with a choice has them with commas between. */
export function chosenOf({ text }: FieldState): string[] {
  return text === '' ? [] : text.split(',')
}

/** Of one choice the next value, of which one is none at all where nothing need be chosen. */
function stepped(state: FieldState, { options = [], isRequired }: Choice, by: number): FieldState {
  const values = [...(isRequired ? [] : ['']), ...options.map(({ value }) => value)]
  const at = Math.max(0, values.indexOf(state.text))
  return { text: values[(at + by + values.length) % values.length]!, cursor: 0 }
}

/** Of several choices the one under the cursor, taken or left. */
function ticked(state: FieldState, options: readonly FieldOption[]): FieldState {
  const chosen = new Set(chosenOf(state))
  const { value } = options[state.cursor]!
  if (!chosen.delete(value)) chosen.add(value)
  const inOrder = options.filter(option => chosen.has(option.value)).map(option => option.value)
  return { text: inOrder.join(','), cursor: state.cursor }
}

/** The choice after the arrow keys and the space bar; of several the cursor is the place of one of the options. */
export function choiceAfter(state: FieldState, choice: Choice, key: 'left' | 'right' | 'space' | 'clear'): FieldState {
  const { options = [], isSeveral, isRequired } = choice
  if (key === 'clear') return !isSeveral && isRequired ? state : { text: '', cursor: 0 }
  const by = key === 'left' ? -1 : 1
  if (!isSeveral) return stepped(state, choice, by)
  if (key === 'space') return ticked(state, options)
  const last = options.length - 1
  const cursor = Math.max(0, Math.min(last, Math.min(state.cursor, last) + by))
  return { ...state, cursor, pick: cursor }
}
