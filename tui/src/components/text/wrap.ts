import { graphemesOf, widthOf } from './fit'

export interface WrappedRow {
  /** Where the row begins in the text, in UTF-16 units. */
  readonly start: number
  readonly text: string
}

function wrapParagraph(paragraph: string, start: number, width: number): WrappedRow[] {
  const rows: WrappedRow[] = []
  let row = ''
  let used = 0
  let rowStart = start
  const endRow = (text: string) => {
    rows.push({ start: rowStart, text })
    rowStart += text.length
    row = row.slice(text.length)
    used = widthOf(row)
  }
  for (const grapheme of graphemesOf(paragraph)) {
    const wide = widthOf(grapheme)
    if (used + wide > width && row !== '') {
      const space = row.lastIndexOf(' ')
      endRow(grapheme !== ' ' && space > 0 ? row.slice(0, space + 1) : row)
    }
    row += grapheme
    used += wide
  }
  endRow(row)
  return rows
}

/** Breaks a text into rows of at most so many columns, at spaces where there are any. The rows joined are the text again, less its line ends. */
export function wrap(text: string, width: number): WrappedRow[] {
  let start = 0
  return text.split('\n').flatMap(paragraph => {
    const rows = wrapParagraph(paragraph, start, Math.max(2, width))
    start += paragraph.length + 1
    return rows
  })
}
