import type { OnceOutcome } from '@liftwatch/core/hooks/acknowledge-once'

/** Something that can be done to several rows at once. */
export interface BulkAction<Row> {
  readonly name: string
  /** The button, and the head of the dialog with the results. */
  readonly label: string
  /** Said of each row once it is done. */
  readonly done: string
  /** Whether it can be done to a row; others cannot be ticked. */
  readonly isFor: (row: Row) => boolean
  readonly run: (row: Row) => Promise<OnceOutcome>
  /** Asked before it is done to these rows. */
  readonly question: (rows: readonly Row[]) => string
}
