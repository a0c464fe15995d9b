import type { ReportSort } from '@liftwatch/core/contract/properties'

/** How the rows of a report are ordered. */
export interface Order {
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
  readonly groupBy: NonNullable<ReportSort['groupBy']> | undefined
}
