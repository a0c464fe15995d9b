import type { FileEndpoint } from '@liftwatch/core/contract/endpoint'
import type { z } from 'zod/mini'
import type { Column } from '../output/columns'

/** Something that the server gives as a file. */
export interface FileSource<Row> {
  readonly endpoint: FileEndpoint
  /** Of the rows of its JSON lines. */
  readonly shape: z.ZodMiniType<Row[]>
  /** The fields that JSON and YAML have. */
  readonly columns: readonly Column<Row>[]
  /** Those of them that the call answers only where it is asked for them by their names. */
  readonly named?: readonly string[]
}
