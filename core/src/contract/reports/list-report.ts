import { z } from 'zod/mini'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import { liftSearchInput, pageInputOf, pageOf, severalOf, text } from '../input'
import { pageSizeDefault } from '../../limits'
import type { ErrorCode } from '../../errors'
import type { Permission } from '../accounts/permissions'

const name = text(100).check(z.minLength(1))

/** Of which lifts a report is: found by their names, or by whom they concern. */
export const reportFilter = z.extend(liftSearchInput, {
  liftCompany: z.optional(severalOf(name)),
  /** Electoral divisions, by their whole names. */
  ward: z.optional(severalOf(name)),
})
export type ReportFilter = z.output<typeof reportFilter>

/** Rows are together by their lifts, whatever they are sorted by within each (specification 2 section 9). */
export const groupBy = z.optional(z.enum(['lift']))

/** A file of a report; the same data give the same bytes. */
export function reportFile<Asked extends z.core.$ZodShape>(
  id: string,
  {
    path,
    permission,
    asked,
    errors = [],
  }: {
    readonly path: string
    readonly permission: Permission | readonly Permission[]
    readonly asked: Asked
    readonly errors?: readonly ErrorCode[]
  },
) {
  return endpoint(id, {
    method: 'GET',
    path,
    access: { permission },
    input: z.object({ ...asked, ...exportInput.shape }),
    answer: fileAnswer,
    isFile: true,
    errors,
  })
}

interface ListReport<Asked, Row> {
  readonly path: string
  readonly permission: Permission | readonly Permission[]
  /** What one asks it for: period, filters, order. */
  readonly asked: Asked
  readonly row: Row
  /** Where it is not the usual one. */
  readonly pageSize?: number
}

/** A report that is a list: its pages, and its file of all rows. */
export function listReport<Asked extends z.core.$ZodShape, Row extends z.ZodMiniType>(
  resource: string,
  { path, permission, asked, row, pageSize = pageSizeDefault }: ListReport<Asked, Row>,
) {
  return {
    page: endpoint(`${resource}.page`, {
      method: 'GET',
      path: `${path}/page`,
      access: { permission },
      input: z.object({ ...asked, ...pageInputOf(pageSize) }),
      answer: pageOf(row),
      isExpensive: true,
    }),
    export: reportFile(`${resource}.export`, { path: `${path}/export-excel`, permission, asked }),
  }
}
