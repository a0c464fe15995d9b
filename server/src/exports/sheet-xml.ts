import { dayMs } from '@liftwatch/core/limits'

import type { CellKind, CellValue, TableColumn } from '@liftwatch/core/tables/table'
import type { Translate } from '@liftwatch/core/text/translate'

/** The day from which spreadsheets count, in days before 1970. */
const firstDay = 25_569

const notInXml = /[&<>\uFFFE\uFFFF]|[^\P{Cc}\t\n\r\u0080-\u009F]/u
const eachNotInXml = new RegExp(notInXml, 'gu')
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as XML has it; characters that no XML may hold are left out. */
function xmlText(text: string): string {
  return notInXml.test(text) ? text.replace(eachNotInXml, character => entities[character] ?? '') : text
}

/** A, B, … Z, AA: how a sheet names its columns. */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}

interface RowXml<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly words: Translate
  readonly toLocal: (ts: number) => number
  /** The number of a kind's style in the book; none for what is as all is. */
  readonly styleIds: Readonly<Partial<Record<CellKind, number>>>
}

/**
 * Makes the XML of a sheet's rows. The library makes it of six objects a cell, and takes four times as long: it is left the rest
 * of the book.
 */
export function rowXml<Row>({ columns, words, toLocal, styleIds }: RowXml<Row>): (row: Row, number: number) => string {
  const numberOf: Partial<Record<CellKind, (value: number) => number>> = {
    instant: ts => firstDay + toLocal(ts) / dayMs,
    duration: ms => ms / dayMs,
  }
  const cells = columns.map(({ value, kind }, index) => {
    const letters = columnLetters(index)
    const style = styleIds[kind] === undefined ? '' : ` s="${styleIds[kind]}"`
    const toNumber = numberOf[kind] ?? (value => value)
    const xmlOf = (cell: CellValue, number: number) => {
      if (cell === null) return ''
      const at = `<c r="${letters}${number}"${style}`
      if (typeof cell === 'string') return `${at} t="str"><v>${xmlText(cell)}</v></c>`
      return `${at}><v>${toNumber(cell)}</v></c>`
    }
    return (row: Row, number: number) => xmlOf(value(row, words), number)
  })
  return (row, number) => {
    let xml = `<row r="${number}">`
    for (const cell of cells) xml += cell(row, number)
    return `${xml}</row>`
  }
}
