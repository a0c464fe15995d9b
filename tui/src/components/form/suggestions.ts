import { namedChoice, rankedChoices } from '@liftwatch/core/domain/ranked-choices'
import type { FieldOption } from './choice-state'
import type { FieldState } from './field-state'
import type { FieldSpec } from './form-state'

/** What a line offers for what was typed so far, the nearest first; nothing once it is one of them. */
export function suggestionsOf(spec: FieldSpec<string>, { text }: FieldState): readonly FieldOption[] {
  if (spec.kind !== 'line' || !spec.options) return []
  return namedChoice(spec.options, text)?.value === text.trim() ? [] : rankedChoices(spec.options, text)
}
