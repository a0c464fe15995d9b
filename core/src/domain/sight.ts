import { actSightMs } from '../limits'

/** What is on the screen of a list: the ids by line, and on which of them the cursor is. */
export interface View {
  readonly ids: readonly (string | undefined)[]
  readonly cursor: number
}

/** Since when each row has been in sight at its place. */
export interface Sight {
  readonly view: View
  readonly since: ReadonlyMap<string, number>
}

/** Before the first look. */
export const nothingSeen: Sight = { view: { ids: [], cursor: 0 }, since: new Map() }

function known(ids: View['ids'], among: View['ids']): string[] {
  const others = new Set(among)
  return ids.filter(id => id !== undefined && others.has(id)) as string[]
}

/** Whether the rows are those from before, scrolled: in the same order, and nothing between them. */
function isScrolled(before: View, after: View): boolean {
  const left = known(before.ids, after.ids)
  const here = known(after.ids, before.ids)
  const first = after.ids.indexOf(here[0])
  return left.every((id, at) => id === here[at] && id === after.ids[first + at])
}

/**
 * What is in sight after the screen has changed. A row that is on its line as before has been in sight since then, and so has one
 * that the reader's own key has scrolled; what came, or was moved by what came or went, is in sight from now on.
 * @param isByKey whether the reader has moved in the list since the last look
 */
export function looked({ view, since }: Sight, next: View, isByKey: boolean, now: number): Sight {
  const hasScrolled = isByKey && isScrolled(view, next)
  const entries = next.ids.flatMap((id, line) => {
    if (id === undefined) return []
    const isStill = hasScrolled ? since.has(id) : view.ids[line] === id
    return [[id, (isStill ? since.get(id) : undefined) ?? now] as const]
  })
  return { view: next, since: new Map(entries) }
}

function isSettled({ since }: Sight, id: string | undefined, now: number): boolean {
  const from = id === undefined ? undefined : since.get(id)
  return from !== undefined && now - from >= actSightMs
}

/** Whether what is under the cursor has been in sight for long enough to be meant by a key. */
export function mayAct(sight: Sight, now: number): boolean {
  return isSettled(sight, sight.view.ids[sight.view.cursor], now)
}

/** Whether all that is in sight has been so for long enough. */
export function mayActOnAll(sight: Sight, now: number): boolean {
  return sight.view.ids.every(id => id === undefined || isSettled(sight, id, now))
}
