/** Whether a row is the first under its heading. */
export function startsGroup<Row>(rows: readonly Row[], index: number, groupOf: (row: Row) => string): boolean {
  const before = rows[index - 1]
  return before === undefined || groupOf(before) !== groupOf(rows[index]!)
}
