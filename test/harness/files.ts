import { buffer } from 'node:stream/consumers'
import exceljs, { type CellValue } from 'exceljs'
import type { FileAnswer } from '@liftwatch/core/contract/endpoint'
import { parse } from 'csv-parse/sync'

/** Reads a file as it comes from a call. */
export async function bytesOf({ chunks }: FileAnswer): Promise<Buffer> {
  return buffer(chunks)
}

/** The rows of a CSV file, headings first, as its bytes say. */
export function csvRows(bytes: Buffer): string[][] {
  return parse(bytes, { bom: true, record_delimiter: ['\r\n', '\n'] })
}

export interface ReadSheet {
  readonly name: string
  readonly sheet: exceljs.Worksheet
  /** The values of all rows, headings first. */
  readonly rows: CellValue[][]
}

/** The sheets of a spreadsheet. */
export async function sheetsOf(bytes: Buffer): Promise<ReadSheet[]> {
  const book = new exceljs.Workbook()
  await book.xlsx.load(bytes as unknown as ArrayBuffer)
  return book.worksheets.map(sheet => {
    const rows: CellValue[][] = []
    sheet.eachRow({ includeEmpty: true }, row => rows.push((row.values as CellValue[]).slice(1)))
    return { name: sheet.name, sheet, rows }
  })
}
