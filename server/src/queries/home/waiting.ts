import { sql, type SQL } from 'drizzle-orm'
import { homeWaitingRows } from '@liftwatch/core/limits'
import { jsonRow, pagePart, type Part } from '../parts'
import type { RowSource } from '../row-source'

/** How many rows of a FROM with its WHERE meet each condition, in one reading. */
export function countEach<Name extends string>(
  from: SQL,
  conditions: Readonly<Record<Name, SQL>>,
): SQL<Readonly<Record<Name, number>>> {
  const counts = Object.entries<SQL>(conditions).map(
    ([name, condition]) => sql`count(*) FILTER (WHERE ${condition}) AS ${sql.identifier(name)}`,
  )
  return sql`SELECT ${sql.join(counts, sql`, `)} ${from}`
}

/** Counts, with the first few of what waits for a person: of nothing none is read. */
export function waitingPart<Counts extends { readonly waitingCnt: number }, Row>(
  counted: SQL<Counts>,
  source: RowSource<Row>,
): Part<Counts & { waiting: Row[] }> {
  const first = pagePart(source, { page: 0, size: homeWaitingRows })
  return {
    // Without the word PostgreSQL would count again for the condition.
    json: jsonRow(sql`
      WITH counted AS MATERIALIZED (${counted})
      SELECT counted.*, CASE WHEN counted."waitingCnt" > 0 THEN ${first.json} ELSE '[]' END AS waiting FROM counted`),
    toValue: ({ waiting, ...counts }: Counts & { readonly waiting: never }) => {
      // What is left is all but the rows, which the compiler does not follow.
      return { ...(counts as unknown as Counts), waiting: first.toValue(waiting) }
    },
  }
}
