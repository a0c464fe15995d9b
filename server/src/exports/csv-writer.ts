import type { CellKind, CellValue } from '@liftwatch/core/tables/table'
import { byteOrderMark, quotedCell, textCell } from '@liftwatch/core/text/csv-cell'
import type { CreateRowWriter, FileOptions } from './row-writer'
import { writeTextFile } from './text-file'

/** A duration as h:mm:ss; hours go on beyond a day. */
function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** How numbers of a kind read. */
function numberCells({
  clock,
  csv,
}: Pick<FileOptions<never>, 'clock' | 'csv'>): Partial<Record<CellKind, (value: number) => string>> {
  const isIso = csv.times === 'iso'
  return {
    instant: isIso ? clock.iso : clock.text,
    duration: isIso ? String : durationText,
  }
}

/** Writes CSV as RFC 4180 has it, with words for people; for programs with codes and plain line feeds, as the command line lists. */
export const createCsvWriter: CreateRowWriter = (file, { columns, words, clock, csv }, signal) => {
  const numberCell = numberCells({ clock, csv })
  const isForPrograms = csv.headings === 'keys'
  const lineEnd = isForPrograms ? '\n' : '\r\n'
  const cells = columns.map(({ value, code, kind }) => {
    const ofNumber = numberCell[kind] ?? String
    const textOf = (cell: CellValue) =>
      cell === null ? '' : typeof cell === 'string' ? textCell(cell, csv.delimiter) : ofNumber(cell)
    if (isForPrograms && code)
      return (row: Parameters<typeof value>[0]) => {
        const plain = code(row)
        return typeof plain === 'string' ? textCell(plain, csv.delimiter) : plain === null ? '' : String(plain)
      }
    return (row: Parameters<typeof value>[0]) => textOf(value(row, words))
  })
  const headings = columns.map(({ key, field = key, header }) =>
    isForPrograms ? quotedCell(field, csv.delimiter) : textCell(words(header), csv.delimiter),
  )
  return writeTextFile(
    file,
    {
      head: `${csv.hasByteOrderMark ? byteOrderMark : ''}${headings.join(csv.delimiter)}${lineEnd}`,
      line(row) {
        let text = cells[0]!(row)
        for (let index = 1; index < cells.length; index += 1) text += csv.delimiter + cells[index]!(row)
        return text + lineEnd
      },
    },
    signal,
  )
}
