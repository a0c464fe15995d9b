import { errorTable, type ErrorCode } from '../../errors'

/** The English sentences are the error table's own. */
export const errors = Object.fromEntries(Object.entries(errorTable).map(([code, row]) => [code, row.detail])) as Record<
  ErrorCode,
  string
>
