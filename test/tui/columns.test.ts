import { expect, test } from 'vitest'
import { placeColumns } from '../../tui/src/components/list/columns'
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
