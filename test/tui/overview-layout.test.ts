import { expect, test } from 'vitest'
import { isSideBy, overviewLayout } from '../../tui/src/screens/overview/overview-layout'

const wanted = { counts: 4, trends: 2, places: 9 }
/** The sentence, and the titles of what waits. */
const linesAbove = 2

function linesOf(height: number): number {
  const { rows, counts, trends, health, places } = overviewLayout(80, height, wanted)
  return linesAbove + rows + counts + trends + health + (places === 0 ? 0 : places + 1)
}

test('the lines of a window are all used, and none is used twice', () => {
  for (let height = 8; height <= 46; height += 1) expect([height, linesOf(height)]).toEqual([height, height])
})

test('80 × 24 has all parts', () => {
  expect(overviewLayout(80, 20, wanted)).toEqual({ rows: 7, counts: 4, trends: 2, health: 1, places: 3 })
})

test('what waits has four lines at least, and the least important goes first', () => {
  expect(overviewLayout(80, 8, wanted)).toMatchObject({ rows: 4, counts: 2, trends: 0, health: 0, places: 0 })
  expect(overviewLayout(80, 12, wanted)).toMatchObject({ rows: 4, counts: 4, trends: 2, places: 0 })
})

test('160 × 50 has the figures beside what waits', () => {
  expect(isSideBy(160, 46)).toBe(true)
  expect(isSideBy(160, 20)).toBe(false)
  expect(overviewLayout(160, 46, wanted).rows).toBe(44)
})
