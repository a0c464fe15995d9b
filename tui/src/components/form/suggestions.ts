import type { FieldOption } from './choice-state'
import type { FieldState } from './field-state'
import type { FieldSpec } from './form-state'

/** What a line offers that has all the words typed so far, in its value or in its label; nothing once it is one of them. */
export function suggestionsOf(spec: FieldSpec<string>, { text }: FieldState): readonly FieldOption[] {
  if (spec.kind !== 'line' || !spec.options) return []
  if (spec.options.some(({ value }) => value === text.trim())) return []
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return spec.options.filter(({ value, label }) => {
    const offered = `${value} ${label}`.toLowerCase()
    return words.every(word => offered.includes(word))
  })
}
