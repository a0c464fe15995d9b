import type { EventEmitter } from 'node:events'
import type { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Row as SheetRow, stream, Style } from 'exceljs'
import type { CellKind, CellValue, TableColumn } from '@liftwatch/core/tables/table'
import { drained } from './drained'
import type { FileWish, RowWriter } from './row-writer'

type Sheet = ReturnType<stream.xlsx.WorkbookWriter['addWorksheet']>

/** The most that a spreadsheet has on one sheet, besides the heading; what is more goes on on the next. */
const sheetRowsMax = 1_048_575
/** Rows are written in pieces this small, so that other calls get their turn. */
const rowsAtOnce = 200
const dayMs = 86_400_000

/** Styles are shared objects: the library finds those at once, and takes twice the time for equal ones. */
const plain: Partial<Style> = {}
const bold: Partial<Style> = { font: { bold: true } }
const styles: Readonly<Record<CellKind, Partial<Style>>> = {
  text: plain,
  number: plain,
  instant: { numFmt: 'yyyy-mm-dd hh:mm:ss' },
  duration: { numFmt: '[h]:mm:ss' },
}

/** These two no XML may hold; the library leaves them in. */
const neverInXml = /[\uFFFE\uFFFF]/g

function cellOf(value: CellValue, kind: CellKind, toLocal: (ts: number) => number): string | number | Date | null {
  if (typeof value === 'string') return value.replace(neverInXml, '')
  if (value === null || kind === 'number' || kind === 'text') return value
  return kind === 'instant' ? new Date(toLocal(value)) : value / dayMs
}

function styleRow(row: SheetRow, styleAt: (index: number) => Partial<Style>): SheetRow {
  row.eachCell((cell, number) => {
    cell.style = styleAt(number - 1)
  })
  return row
}

/**
 * Waits while the reader lags behind. The library writes on regardless, so this looks at where its sheet goes: at fields that are
 * not its public ones. An upgrade has to pass the test of a reader that stops.
 */
async function caughtUp(sheet: Sheet, signal: AbortSignal): Promise<void> {
  type Target = EventEmitter & { readonly _writableState: { readonly needDrain: boolean } }
  const [target] = (sheet as unknown as { readonly stream: { readonly pipes: readonly Target[] } }).stream.pipes
  if (target?._writableState.needDrain) await drained(target, signal)
}

function sheetWith<Row>(book: stream.xlsx.WorkbookWriter, name: string, columns: readonly TableColumn<Row>[]): Sheet {
  // A sheet's name has 31 characters at most, and some mean something in formulas.
  const sheet = book.addWorksheet(name.replace(/[*?:\\/[\]']/g, ' ').slice(0, 31), {
    views: [{ state: 'frozen', ySplit: 1 }],
  })
  sheet.columns = columns.map(({ width }) => ({ width: width + 2 }))
  return sheet
}

/** Writes a spreadsheet: real dates, numbers and durations; a frozen heading with filters; and a sheet that says what it is. */
export async function createXlsxWriter<Row>(
  file: Writable,
  { columns, title, words, toLocal, about }: FileWish<Row>,
  signal: AbortSignal,
): Promise<RowWriter<Row>> {
  // It takes a while to load, and most processes never need it.
  const { default: exceljs } = await import('exceljs')
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true, useSharedStrings: false })
  let sheetCnt = 0
  let rowCnt = 0
  let rowsOnSheet = 0
  const begin = (): Sheet => {
    sheetCnt += 1
    rowsOnSheet = 0
    const sheet = sheetWith(book, sheetCnt === 1 ? title : `${title} ${sheetCnt}`, columns)
    styleRow(sheet.addRow(columns.map(({ header }) => words(header))), () => bold).commit()
    return sheet
  }
  const end = () => {
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rowsOnSheet + 1, column: columns.length } }
    sheet.commit()
  }
  let sheet = begin()

  async function add(row: Row): Promise<void> {
    if (rowsOnSheet === sheetRowsMax) {
      end()
      sheet = begin()
    }
    const cells = columns.map(({ value, kind }) => cellOf(value(row, words), kind, toLocal))
    styleRow(sheet.addRow(cells), index => styles[columns[index]!.kind]).commit()
    rowsOnSheet += 1
    rowCnt += 1
    if (rowsOnSheet % rowsAtOnce === 0) await nextTurn()
  }

  return {
    async writeRows(rows) {
      for (const row of rows) await add(row)
      await nextTurn()
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
