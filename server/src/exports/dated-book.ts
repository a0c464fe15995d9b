import type { Writable } from 'node:stream'
import type { stream } from 'exceljs'

type Book = stream.xlsx.WorkbookWriter

interface Archive {
  append: (source: unknown, entry: Readonly<Record<string, unknown>>) => unknown
}

/** Its parts that its types do not tell of. An upgrade has to pass the test of reports that are the same twice. */
type WholeBook = new (options: object) => Book & { readonly zip: Archive; addThemes(): Promise<void> }

/** A spreadsheet in which every date that tells when it was made is the one given, so that the same rows are the same bytes. */
export async function createDatedBook(file: Writable, datedAt: number): Promise<Book> {
  // It takes a while to load, and most processes never need it.
  const { default: exceljs } = await import('exceljs')
  const date = new Date(datedAt)
  class DatedBook extends (exceljs.stream.xlsx.WorkbookWriter as unknown as WholeBook) {
    /** The first thing that it puts into its archive, while it is still being made. */
    override addThemes(): Promise<void> {
      const { zip } = this
      const append = zip.append.bind(zip)
      zip.append = (source, entry) => append(source, { ...entry, date })
      return super.addThemes()
    }
  }
  return new DatedBook({ stream: file, useStyles: true, useSharedStrings: false, created: date, modified: date })
}
