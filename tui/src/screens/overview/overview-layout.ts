import { hasPane, paneWidth } from '../../components/facts/fact-pane'

/** Which lines the overview has room for, besides its sentence and the titles of the list. */
export interface OverviewLayout {
  /** Of what waits. */
  readonly rows: number
  readonly counts: number
  readonly trends: number
  readonly health: number
  /** Below their title, where the figures are below the list; beside it, with all titles. */
  readonly places: number
}

/** How many lines each part would take. */
interface Wanted {
  readonly counts: number
  readonly trends: number
  readonly places: number
}

export const sideWidth = paneWidth
const linesAbove = 2
const placesTitle = 1
const leastRows = 4
/** From so many lines on there is room for the figures one below the other. */
const sideFromLines = 32
const blankLines = 4

/** Whether the figures are beside what waits, each on a line of its own. */
export function isSideBy(width: number, height: number): boolean {
  return hasPane(width) && height >= sideFromLines
}

/**
 * Shares the lines between what waits and the figures, the least important of which go first: places, the server, the trend. What
 * waits has four lines at least.
 */
export function overviewLayout(width: number, height: number, wanted: Wanted): OverviewLayout {
  const health = 1
  if (isSideBy(width, height)) {
    const places = height - wanted.counts - wanted.trends - health - blankLines
    return { rows: height - linesAbove, counts: wanted.counts, trends: wanted.trends, health, places }
  }
  let left = Math.max(0, height - linesAbove - leastRows)
  const take = (lines: number) => {
    const taken = lines <= left ? lines : 0
    left -= taken
    return taken
  }
  const counts = take(Math.min(wanted.counts, left))
  const trends = take(wanted.trends)
  const taken = take(health)
  const places = Math.min(wanted.places, Math.floor(left / 2))
  const placeLines = take(places === 0 ? 0 : places + placesTitle)
  const rows = Math.max(1, height - linesAbove - counts - trends - taken - placeLines)
  return { rows, counts, trends, health: taken, places: placeLines === 0 ? 0 : places }
}
