import type { FieldSpec } from './field-spec'

/** How the fields of a form share its rows. */
interface FormLayout {
  /** The first field that is drawn: the focus is in sight, however many there are. */
  readonly top: number
  /** The first after it that there is no room for. */
  readonly end: number
  /** Rows between two fields. */
  readonly gap: 0 | 1
  /** Rows of a text of several lines. */
  readonly textRows: number
  readonly suggestionsMax: number
}

/** Beside a long text; without one there is room for more. */
const suggestionsBesideText = 3

/** The label is above, but for a box that is checked. */
function rowsOf({ kind }: FieldSpec<string>): number {
  return kind === 'check' ? 1 : 2
}

/**
 * Lays out a form.
 * @param offers how many suggestions the field with the focus has
 */
export function formLayout(
  fields: readonly FieldSpec<string>[],
  focus: number,
  height: number,
  offers: number,
): FormLayout {
  const texts = fields.filter(({ kind }) => kind === 'text').length
  const least = (from: number, to: number, gap: number) =>
    fields.slice(from, to).reduce((rows, field) => rows + rowsOf(field) + gap, -gap)
  const gap = least(0, fields.length, 1) <= height ? 1 : 0
  const rest = height - least(0, fields.length, gap)
  const suggestionsMax = Math.max(1, texts > 0 ? suggestionsBesideText : rest)
  const suggested = Math.min(offers, suggestionsMax)
  const top = fields.findIndex((_, at) => at === focus || least(at, focus + 1, gap) + suggested <= height)
  const fits = (end: number) => end <= focus + 1 || least(top, end, gap) + suggested <= height
  const end = fields.findIndex((_, at) => !fits(at + 1))
  return {
    top,
    end: end === -1 ? fields.length : end,
    gap,
    suggestionsMax,
    textRows: 1 + Math.max(0, Math.floor((rest - suggested) / Math.max(1, texts))),
  }
}
