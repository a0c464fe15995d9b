import { graphemesOf } from '../text/fit'
import { wrap } from '../text/wrap'

/** A text being written. The cursor is in UTF-16 units, and never within a character. */
export interface FieldState {
  readonly text: string
  readonly cursor: number
  /** To which of its suggestions, or of several options, the arrows have led. */
  readonly pick?: number
}

export type FieldEdit =
  | { readonly kind: 'insert'; readonly text: string }
  | { readonly kind: 'backspace' | 'delete' | 'left' | 'right' | 'home' | 'end' | 'clear' }
  /** By rows as they are seen in a field of that width. */
  | { readonly kind: 'up' | 'down'; readonly width: number }

export function fieldOf(text: string): FieldState {
  return { text, cursor: text.length }
}

function before({ text, cursor }: FieldState): number {
  return cursor - (graphemesOf(text.slice(0, cursor)).at(-1)?.length ?? 0)
}

function after({ text, cursor }: FieldState): number {
  return cursor + (graphemesOf(text.slice(cursor))[0]?.length ?? 0)
}

function without({ text }: FieldState, from: number, to: number): FieldState {
  return { text: text.slice(0, from) + text.slice(to), cursor: from }
}

/** Which of the rows the cursor is in, and where. At the seam of two it is at the beginning of the second. */
export function placeOf({ text, cursor }: FieldState, width: number): { row: number; column: number } {
  const rows = wrap(text, width)
  const row = rows.findLastIndex(({ start }) => start <= cursor)
  return { row, column: cursor - rows[row]!.start }
}

function byRow(state: FieldState, by: number, width: number): FieldState {
  const { row, column } = placeOf(state, width)
  const target = wrap(state.text, width)[row + by]
  if (!target) return state
  const within = graphemesOf(target.text).reduce(
    (at, grapheme) => (at + grapheme.length <= column ? at + grapheme.length : at),
    0,
  )
  return { ...state, cursor: target.start + within }
}

function lineStart({ text, cursor }: FieldState): number {
  return text.slice(0, cursor).lastIndexOf('\n') + 1
}

function lineEnd({ text, cursor }: FieldState): number {
  const at = text.indexOf('\n', cursor)
  return at === -1 ? text.length : at
}

const edits: Readonly<Record<Exclude<FieldEdit['kind'], 'insert' | 'up' | 'down'>, (state: FieldState) => FieldState>> =
  {
    backspace: state => without(state, before(state), state.cursor),
    delete: state => without(state, state.cursor, after(state)),
    left: state => ({ ...state, cursor: before(state) }),
    right: state => ({ ...state, cursor: after(state) }),
    home: state => ({ ...state, cursor: lineStart(state) }),
    end: state => ({ ...state, cursor: lineEnd(state) }),
    clear: () => fieldOf(''),
  }

export function edited(state: FieldState, edit: FieldEdit): FieldState {
  if (edit.kind === 'insert') {
    const { text, cursor } = state
    return { text: text.slice(0, cursor) + edit.text + text.slice(cursor), cursor: cursor + edit.text.length }
  }
  if (edit.kind === 'up' || edit.kind === 'down') return byRow(state, edit.kind === 'up' ? -1 : 1, edit.width)
  return edits[edit.kind](state)
}
