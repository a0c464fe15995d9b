import type { EventEmitter } from 'node:events'
import type { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Row as SheetRow, stream, Style } from 'exceljs'
import type { TableColumn } from '@liftwatch/core/tables/table'
import stringWidth from 'string-width'
import { createDatedBook } from './dated-book'
import { drained } from './drained'
import type { FileOptions, RowWriter } from './row-writer'
import { rowXml } from './sheet-xml'

type Sheet = ReturnType<stream.xlsx.WorkbookWriter['addWorksheet']>

/** The most that a spreadsheet has on one sheet, besides the heading; what is more goes on on the next. */
const sheetRowsMax = 1_048_575
/** Rows are written in pieces this small, so that other calls get their turn. */
const rowsAtOnce = 200

/** As spreadsheets number paper. */
const paperA4 = 9

const plain: Partial<Style> = {}
const bold: Partial<Style> = { font: { bold: true } }
const instant: Partial<Style> = { numFmt: 'yyyy-mm-dd hh:mm:ss' }
const duration: Partial<Style> = { numFmt: '[h]:mm:ss' }

function styleRow(row: SheetRow, styleAt: (index: number) => Partial<Style>): SheetRow {
  row.eachCell((cell, number) => {
    cell.style = styleAt(number - 1)
  })
  return row
}

type Target = EventEmitter & { readonly _writableState: { readonly needDrain: boolean } }

/**
 * What of the library its types do not tell: where a sheet goes, and how a book numbers its styles. An upgrade has to pass the tests
 * of a reader that stops, and of an office suite that reads what was written.
 */
interface SheetStream {
  readonly stream: { readonly pipes: readonly Target[]; readonly write: (xml: string) => unknown }
}
interface StyledBook {
  readonly styles: { readonly addStyleModel: (style: Partial<Style>) => number }
}

function streamOf(sheet: Sheet): SheetStream['stream'] {
  return (sheet as unknown as SheetStream).stream
}

/** Waits while the reader lags behind; the library writes on regardless. */
async function caughtUp(sheet: Sheet, signal: AbortSignal): Promise<void> {
  const [target] = streamOf(sheet).pipes
  if (target?._writableState.needDrain) await drained(target, signal)
}

/** What the button of a filter hides of a heading, and the edges of a cell. */
const headingMargin = 4
const cellMargin = 2

/** Characters that a column needs: most of its values fit, and all of its heading does, in which a Chinese character is two. */
function widthOf({ width }: { readonly width: number }, heading: string): number {
  return Math.max(width + cellMargin, stringWidth(heading) + headingMargin)
}

function sheetWith<Row>(
  book: stream.xlsx.WorkbookWriter,
  name: string,
  columns: readonly TableColumn<Row>[],
  headings: readonly string[],
): Sheet {
  // A sheet's name has 31 characters at most, and some mean something in formulas.
  const sheet = book.addWorksheet(name.replace(/[*?:\\/[\]']/g, ' ').slice(0, 31), {
    views: [{ state: 'frozen', ySplit: 1 }],
    // Printed, all columns are side by side on one page, and the heading is on each.
    pageSetup: { orientation: 'landscape', paperSize: paperA4, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  })
  sheet.pageSetup.printTitlesRow = '1:1'
  sheet.columns = columns.map((column, index) => ({ width: widthOf(column, headings[index]!) }))
  return sheet
}

/** Writes a spreadsheet: real dates, numbers and durations; a frozen heading with filters; and a sheet that says what it is. */
export async function createXlsxWriter<Row>(
  file: Writable,
  { columns, title, words, clock, about, datedAt }: FileOptions<Row>,
  signal: AbortSignal,
): Promise<RowWriter<Row>> {
  const book = await createDatedBook(file, datedAt)
  const idOf = (style: Partial<Style>) => (book as unknown as StyledBook).styles.addStyleModel(style)
  const styleIds = { instant: idOf(instant), duration: idOf(duration) }
  const headings = columns.map(({ header }) => words(header))
  const toXml = rowXml({ columns, words, toLocal: clock.toLocal, styleIds })
  let sheetCnt = 0
  let rowCnt = 0
  let rowsOnSheet = 0
  const begin = (): Sheet => {
    sheetCnt += 1
    rowsOnSheet = 0
    const sheet = sheetWith(book, sheetCnt === 1 ? title : `${title} ${sheetCnt}`, columns, headings)
    styleRow(sheet.addRow([...headings]), () => bold).commit()
    return sheet
  }
  const end = () => {
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rowsOnSheet + 1, column: columns.length } }
    sheet.commit()
  }
  let sheet = begin()

  /** The heading is the first row. */
  const xmlOf = (rows: readonly Row[]) => rows.map((row, index) => toXml(row, rowsOnSheet + index + 2)).join('')

  async function write(rows: readonly Row[]): Promise<void> {
    const fitting = rows.slice(0, sheetRowsMax - rowsOnSheet)
    streamOf(sheet).write(xmlOf(fitting))
    rowsOnSheet += fitting.length
    rowCnt += fitting.length
    await nextTurn()
    if (fitting.length === rows.length) return
    end()
    sheet = begin()
    await write(rows.slice(fitting.length))
  }

  return {
    async writeRows(rows) {
      for (let from = 0; from < rows.length; from += rowsAtOnce) await write(rows.slice(from, from + rowsAtOnce))
      await caughtUp(sheet, signal)
    },
    async finish() {
      end()
      const last = book.addWorksheet(words('exports.about'))
      last.columns = [{ width: 24 }, { width: 60 }]
      for (const [name, value] of about(rowCnt)) {
        styleRow(last.addRow([name, value]), index => (index === 0 ? bold : plain)).commit()
      }
      last.commit()
      await book.commit()
    },
  }
}
