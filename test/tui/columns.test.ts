import { expect, test } from 'vitest'
import { placeColumns, type Column } from '../../tui/src/components/list/columns'
import { liftFaultColumns } from '../../tui/src/screens/lift-faults/columns'

const titlesAt = (width: number) =>
  placeColumns(liftFaultColumns, width - 2).map(column => column.title?.split('.').at(-1))

test('the columns that matter most are there from 80 columns on, more come with the width', () => {
  expect(titlesAt(80)).toEqual([undefined, 'alarmStartTs', 'liftName', 'description', 'alarm', 'operationalStatus'])
  expect(titlesAt(100)).toContain('severity')
  expect(titlesAt(160)).toContain('address')
})

test('the columns never take more than the width', () => {
  for (let width = 20; width < 250; width += 1) {
    const columns = placeColumns(liftFaultColumns, width)
    const used = columns.reduce((sum, column) => sum + column.width + 1, -1)
    expect(used).toBeLessThanOrEqual(width)
  }
})

/** Columns of texts, the first the most important. */
function columnsOf(...widths: readonly (readonly [minWidth: number, maxWidth: number])[]): Column<string>[] {
  return widths.map(([minWidth, maxWidth], rank) => ({
    title: undefined,
    minWidth,
    maxWidth,
    rank,
    cell: text => ({ text }),
  }))
}

function widthsOf(columns: readonly Column<string>[], width: number, needs: readonly number[]): number[] {
  return placeColumns(columns, width, column => needs[column.rank]!).map(placed => placed.width)
}

test('a column is as wide as its content, where there is room', () => {
  const columns = columnsOf([10, 20], [10, 20])
  expect(widthsOf(columns, 60, [4, 15])).toEqual([4, 15])
  expect(widthsOf(columns, 60, [30, 25])).toEqual([30, 25])
})

test('where there is not, the more important one is whole first, as far as it is of use', () => {
  const columns = columnsOf([10, 20], [10, 20])
  expect(widthsOf(columns, 41, [40, 18])).toEqual([22, 18])
  expect(widthsOf(columns, 36, [40, 18])).toEqual([20, 15])
})

test('what needs little leaves its room for one that would else not be seen', () => {
  const columns = columnsOf([20, 20], [10, 10])
  expect(widthsOf(columns, 25, [20, 9])).toEqual([20])
  expect(widthsOf(columns, 25, [12, 9])).toEqual([12, 9])
})
