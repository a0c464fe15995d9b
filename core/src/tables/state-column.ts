import type { TextKey } from '../text/translate'
import type { Tone } from '../tones'
import type { TableColumn } from './table'

/** What a row is in, of a few states. */
interface StateOf<Row, State extends string> {
  readonly of: (row: Row) => State | null
  readonly words: Readonly<Record<NoInfer<State>, TextKey>>
  /** The tone of each state, or of the row where it goes by more than that. */
  readonly tone?: Readonly<Record<NoInfer<State>, Tone>> | ((row: Row) => Tone | undefined)
}

type Extras<Row> = Omit<TableColumn<Row>, 'key' | 'header' | 'kind' | 'width' | 'value' | 'tone'>

/** A column of states: a code for scripts, a word for people. */
export function stateColumn<Row, State extends string>(
  key: string,
  header: TextKey,
  width: number,
  { of, words, tone }: StateOf<Row, State>,
  extras: Extras<Row> = {},
): TableColumn<Row> {
  const toneOf = (row: Row) => {
    if (typeof tone === 'function') return tone(row)
    const state = of(row)
    return state === null ? undefined : tone?.[state]
  }
  return {
    key,
    header,
    kind: 'state',
    width,
    value(row, t) {
      const state = of(row)
      return state === null ? null : t(words[state])
    },
    code: of,
    ...(tone && { tone: toneOf }),
    ...extras,
  }
}
