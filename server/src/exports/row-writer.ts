import type { Writable } from 'node:stream'
import type { TableColumn } from '@liftwatch/core/tables/table'
import type { Translate } from '@liftwatch/core/text/translate'
import type { LocalClock } from '@liftwatch/core/text/local-clock'

/** How text files are written; a spreadsheet has its own ways. */
interface CsvStyle {
  readonly headings: 'words' | 'keys'
  readonly times: 'clock' | 'iso'
  readonly delimiter: string
  readonly hasByteOrderMark: boolean
}

/** What a file is made of, whatever its format. */
export interface FileOptions<Row> {
  readonly columns: readonly TableColumn<Row>[]
  /** Names the list, in the reader's language. */
  readonly title: string
  readonly words: Translate
  readonly clock: LocalClock
  readonly csv: CsvStyle
  /** Of when the file is, where its format says so inside. */
  readonly datedAt: number
  /** What the file says about itself, from how many rows it has. */
  readonly about: (rowCnt: number) => readonly (readonly [name: string, value: string | number])[]
}

/** Writes a file row by row. Each promise waits until the reader has taken what was written. */
export interface RowWriter<Row> {
  readonly writeRows: (rows: readonly Row[]) => Promise<void>
  readonly finish: () => Promise<void>
}

export type CreateRowWriter = <Row>(
  file: Writable,
  fileOptions: FileOptions<Row>,
  signal: AbortSignal,
) => Promise<RowWriter<Row>> | RowWriter<Row>
