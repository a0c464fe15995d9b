/** Where one is in a list: the row under the cursor is known by its id, so that it stays the same one while rows come and go. */
export interface ListState {
  readonly cursor: number
  readonly top: number
  readonly id: string | undefined
  /** Of which list; another one begins at its first row. */
  readonly list: string
  /** Whether the row under the cursor has left the list: it keeps its place until one moves on. */
  readonly isGone: boolean
  /** By which rows it finds its place again once it has left the list: those above and below it. */
  readonly above: string | undefined
  readonly below: string | undefined
  /** How many rows have come in above what is to be seen, which they must not move. */
  readonly fresh: number
  /** How often a key has moved it. */
  readonly turn: number
}

/** The rows as they are known now; those not fetched yet have no id. */
export interface ListSource {
  readonly list: string
  readonly total: number
  readonly idAt: (index: number) => string | undefined
  readonly indexOf: (id: string) => number | undefined
  /** Whether rows come and go by themselves, and so must not move what one reads; else they change because of what one does. */
  readonly isLive?: boolean
}

export type ListMove = 'up' | 'down' | 'pageUp' | 'pageDown' | 'first' | 'last'

export function startOf(list: string): ListState {
  const place = { cursor: 0, top: 0, id: undefined, above: undefined, below: undefined }
  return { ...place, list, isGone: false, fresh: 0, turn: 0 }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

/** The rows as they are shown: with the one under the cursor in its place also when it has left the list. */
export function shownRows({ isGone, cursor, id }: ListState, source: ListSource): ListSource {
  if (!isGone) return source
  return {
    list: source.list,
    total: source.total + 1,
    idAt: index => (index === cursor ? id : source.idAt(index < cursor ? index : index - 1)),
    indexOf(sought) {
      if (sought === id) return cursor
      const index = source.indexOf(sought)
      return index === undefined || index < cursor ? index : index + 1
    },
  }
}

function placed(state: ListState, change: Partial<ListState>, source: ListSource, height: number): ListState {
  const wanted = { ...state, ...change }
  const rows = shownRows(wanted, source)
  const cursor = clamp(wanted.cursor, 0, Math.max(0, rows.total - 1))
  // A list that would fit leaves room below rather than move what is read.
  const lowestTop = Math.max(0, rows.total - height, Math.min(wanted.fresh, wanted.top))
  const top = clamp(clamp(wanted.top, cursor - height + 1, cursor), 0, lowestTop)
  const id = rows.idAt(cursor) ?? (cursor === state.cursor && cursor < rows.total ? state.id : undefined)
  const next: ListState = {
    ...wanted,
    cursor,
    top,
    id,
    above: rows.idAt(cursor - 1),
    below: rows.idAt(cursor + 1),
    fresh: Math.min(wanted.fresh, top),
  }
  const names = Object.keys(next) as (keyof ListState)[]
  return names.every(name => next[name] === state[name]) ? state : next
}

/** Where a row belongs that is no longer in the list: between those that were its neighbours. */
function placeOfGone({ cursor, above, below }: ListState, source: ListSource): number {
  const after = above === undefined ? undefined : source.indexOf(above)
  if (after !== undefined) return after + 1
  const before = below === undefined ? undefined : source.indexOf(below)
  return before ?? clamp(cursor, 0, source.total)
}

/** A list that was at its top shows what has come in; the cursor stays on its row while that is to be seen. */
function letIn(state: ListState, source: ListSource, height: number): ListState {
  const cursor = state.cursor < height ? state.cursor : 0
  return placed(state, { top: 0, fresh: 0, cursor, isGone: state.isGone && cursor === state.cursor }, source, height)
}

/**
 * The state as it is over the rows as they now are; the same object where nothing moved. The row under the cursor stays, on its line
 * of the screen: one that has left the list too, until one moves on. Rows that come in above are counted, and let in where
 * it is unread.
 * @param isReading whether it is being read just now
 */
export function settle(held: ListState, source: ListSource, height: number, isReading: boolean): ListState {
  const state = held.list === source.list ? held : startOf(source.list)
  const isLive = source.isLive ?? false
  const index = state.id === undefined ? undefined : source.indexOf(state.id)
  const isUnknown = state.id === undefined || (index === undefined && !state.isGone && isAwaited(state, source))
  const cursor = isUnknown ? state.cursor : (index ?? (isLive ? placeOfGone(state, source) : state.cursor))
  const by = cursor - state.cursor
  const isGone = isLive && !isUnknown && index === undefined
  const fresh = isLive ? Math.max(0, state.fresh + by) : 0
  const top = !isLive && state.top === 0 ? 0 : state.top + by
  const settled = placed(state, { cursor, top, isGone, fresh }, source, height)
  const isAtTop = settled.fresh > 0 && settled.top === settled.fresh
  return isAtTop && !isReading ? letIn(settled, source, height) : settled
}

/** Whether the row at the cursor's place is yet to be fetched: it may be the one that is sought. */
function isAwaited({ cursor }: ListState, source: ListSource): boolean {
  return cursor < source.total && source.idAt(cursor) === undefined
}

/** The state after a key. A row that has left the list goes when one moves on from it. */
export function moved(held: ListState, move: ListMove, source: ListSource, height: number): ListState {
  const state = settle(held, source, height, true)
  const { total } = shownRows(state, source)
  const by = { up: -1, down: 1, pageUp: -height, pageDown: height, first: -total, last: total }[move]
  const isPage = move === 'pageUp' || move === 'pageDown'
  const cursor = clamp(state.cursor + by, 0, Math.max(0, total - 1))
  // The rows behind it close up: those on the screen keep their lines where they can.
  const closed = Number(state.isGone && cursor > state.cursor)
  const top = (isPage ? state.top + by : state.top) - closed
  const from = state.isGone ? { ...state, id: undefined } : state
  const next = placed(from, { cursor: cursor - closed, top, isGone: false }, source, height)
  return next === state ? state : { ...next, turn: state.turn + 1 }
}
