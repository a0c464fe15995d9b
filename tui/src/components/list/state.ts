/** Where one is in a list: the row under the cursor is known by its id, so that it stays the same one while rows come and go. */
export interface ListState {
  readonly cursor: number
  readonly top: number
  readonly id: string | undefined
  /** Of which list; another one begins at its first row. */
  readonly list: string
}

/** The rows as they are known now; those not fetched yet have no id. */
export interface ListSource {
  readonly list: string
  readonly total: number
  readonly idAt: (index: number) => string | undefined
  readonly indexOf: (id: string) => number | undefined
}

export type ListMove = 'up' | 'down' | 'pageUp' | 'pageDown' | 'first' | 'last'

export function startOf(list: string): ListState {
  return { cursor: 0, top: 0, id: undefined, list }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

function placed(state: ListState, cursor: number, top: number, source: ListSource, height: number): ListState {
  const last = Math.max(0, source.total - 1)
  const at = clamp(cursor, 0, last)
  const lowestTop = Math.max(0, source.total - height)
  const seen = clamp(clamp(top, at - height + 1, at), 0, lowestTop)
  const id = source.idAt(at) ?? (at === state.cursor && at < source.total ? state.id : undefined)
  return at === state.cursor && seen === state.top && id === state.id ? state : { ...state, cursor: at, top: seen, id }
}

/**
 * The state as it is over the rows as they now are; the same object where nothing moved. The cursor follows its row, and
 * the rows around it stay where they are on the screen, but a list at its top stays there, to show what comes in.
 */
export function settle(held: ListState, source: ListSource, height: number): ListState {
  const state = held.list === source.list ? held : startOf(source.list)
  const index = state.id === undefined ? undefined : source.indexOf(state.id)
  const cursor = index ?? state.cursor
  const top = state.top === 0 ? 0 : state.top + cursor - state.cursor
  return placed(state, cursor, top, source, height)
}

/** The state after a key. */
export function moved(held: ListState, move: ListMove, source: ListSource, height: number): ListState {
  const state = settle(held, source, height)
  const by = { up: -1, down: 1, pageUp: -height, pageDown: height, first: -source.total, last: source.total }[move]
  const isPage = move === 'pageUp' || move === 'pageDown'
  return placed(state, state.cursor + by, isPage ? state.top + by : state.top, source, height)
}
