/** The round number at or above the largest of some counts that a scale from zero ends with. */
export function scaleTop(values: readonly number[]): number {
  const most = Math.max(1, ...values)
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 3, 4, 5, 6, 8, 10].map(step => step * power).find(top => top >= most)!
}

/** Where a point is, in parts of a hundred of the width and the height. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Points over equal steps; one alone is in the middle. */
export function pointsOf(values: readonly number[], top: number): readonly Point[] {
  const last = values.length - 1
  return values.map((value, at) => ({ x: last === 0 ? 50 : (at / last) * 100, y: 100 - (value / top) * 100 }))
}

/** The step that is nearest to a part (0 to 1) of the width. */
export function stepAt(part: number, steps: number): number {
  return Math.min(steps - 1, Math.max(0, Math.round(part * (steps - 1))))
}
