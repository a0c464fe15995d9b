/** Rows that one statement inserts: it has no more than 65,535 parameters. */
const rowsAtOnce = 1_000

/** Rows in parts that a statement takes each. */
export function* inSlices<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce)
}
