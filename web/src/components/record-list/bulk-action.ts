/** Something that can be done to several rows at once. */
export interface BulkAction<Row> {
  readonly name: string
  /** The button, and the head of the dialog with the results. */
  readonly label: string
  /** Said of each row once it is done. */
  readonly done: string
  /** Rejects with an AppError, which is shown beside the row. */
  readonly run: (row: Row) => Promise<unknown>
}
