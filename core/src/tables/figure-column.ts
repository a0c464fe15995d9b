import type { TableColumn } from './table'

/** To two places, as figures are shown; points and bands are by what is not rounded. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}

/** A column of figures that are no whole numbers; null where there is nothing to divide by. */
export function figureColumn<Row>(
  key: string,
  header: TableColumn<Row>['header'],
  value: (row: Row) => number | null,
  extras: Pick<TableColumn<Row>, 'isExtra' | 'sortField'> = {},
): TableColumn<Row> {
  return { key, header, kind: 'number', width: 8, value: row => rounded(value(row)), ...extras }
}
