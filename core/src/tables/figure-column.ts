import type { TableColumn } from './table'

const decimals = 2

/** As figures are shown; points and bands are by what is not rounded. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals
}

/** A column of figures that are no whole numbers; null where there is nothing to divide by. */
export function figureColumn<Row>(
  key: string,
  header: TableColumn<Row>['header'],
  value: (row: Row) => number | null,
  extras: Pick<TableColumn<Row>, 'isExtra' | 'sortField'> = {},
): TableColumn<Row> {
  return { key, header, kind: 'number', width: 8, decimals, value: row => rounded(value(row)), code: value, ...extras }
}
