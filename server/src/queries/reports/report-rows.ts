import type { SQL } from 'drizzle-orm'
import type { ReportedLift } from '@liftwatch/core/contract/reports/reported-lift'
import type { ReadColumns } from '../read-columns'
import { selectRows, type RowSource, type Selection } from '../row-source'
import { reportedLiftColumns, reportedLiftMadeOf, withLiftAges } from './reported-lifts'

interface ReportRows extends Pick<Selection<never>, 'searched' | 'id' | 'isPlaced' | 'where' | 'order'> {
  /** What is read besides the lift. */
  readonly columns: ReadColumns['columns']
  /** With the reported lifts. */
  readonly searched: SQL
  /** The end of the period. */
  readonly upTo: number
}

/** The rows of a report of which each is about something that happened to a lift. */
export function reportRows<Row extends ReportedLift>({ columns, upTo, ...rest }: ReportRows): RowSource<Row> {
  return selectRows<Row>({
    ...rest,
    columns: { ...reportedLiftColumns, ...columns },
    madeOf: reportedLiftMadeOf,
    toRow: withLiftAges(upTo),
  })
}
