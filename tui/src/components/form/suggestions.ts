import { namedChoice, rankedChoices } from '@liftwatch/core/domain/ranked-choices'
import { chosenOf, type FieldOption } from './choice-state'
import { fieldOf, type FieldState } from './field-state'
import type { FieldSpec } from './field-spec'

/** Of several with commas between, those before the one that is being written. */
function writtenBefore({ isSeveral }: FieldSpec<string>, { text }: FieldState): string[] {
  return isSeveral ? text.split(',').slice(0, -1) : []
}

function typedOf({ isSeveral }: FieldSpec<string>, { text }: FieldState): string {
  return (isSeveral ? text.split(',').at(-1)! : text).trim()
}

/** A line that has taken an option in the place of what was typed of it. */
export function withTaken(spec: FieldSpec<string>, state: FieldState, { value }: FieldOption): FieldState {
  return fieldOf([...writtenBefore(spec, state).map(item => item.trim()), value].join(', '))
}

/** What a line offers for what was typed so far, the nearest first; last, where it may be, the text itself as one that is new. */
export function suggestionsOf(spec: FieldSpec<string>, state: FieldState): FieldOption[] {
  const { kind, newLabel } = spec
  if (kind !== 'line' || !spec.options) return []
  const typed = typedOf(spec, state)
  const before = new Set(writtenBefore(spec, state).map(item => item.trim()))
  const options = spec.options.filter(({ value }) => !before.has(value))
  const named = namedChoice(options, typed)
  if (named?.value === typed) return []
  const isNew = newLabel !== undefined && typed !== '' && !named
  return [...rankedChoices(options, typed), ...(isNew ? [{ value: typed, label: newLabel(typed) }] : [])]
}

/** Which of them the arrows are at, and Enter takes: the nearest, but where nothing was typed and nothing need be. */
export function highlightOf(spec: FieldSpec<string>, state: FieldState): number | undefined {
  const last = suggestionsOf(spec, state).length - 1
  if (last < 0) return undefined
  const first = typedOf(spec, state) === '' && !spec.isRequired ? undefined : 0
  return state.pick === undefined ? first : Math.min(state.pick, last)
}

/** What Enter takes before it leads on: what the arrows are at, if it is not taken yet. */
export function takenByEnter(spec: FieldSpec<string>, state: FieldState): FieldOption | undefined {
  if (spec.kind !== 'choice') return suggestionsOf(spec, state)[highlightOf(spec, state) ?? -1]
  const option = spec.options?.[state.cursor]
  return state.pick !== undefined && option && !chosenOf(state).includes(option.value) ? option : undefined
}
