import stringWidth from 'string-width'
import { plain } from './plain'

const segmenter = new Intl.Segmenter()
const isAscii = /^[\x20-\x7e]*$/

/** How many columns a text takes; Chinese characters take two. */
export function widthOf(text: string): number {
  return isAscii.test(text) ? text.length : stringWidth(text)
}

export function graphemesOf(text: string): string[] {
  return isAscii.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function cut(text: string, width: number): string {
  let fitting = ''
  let used = 0
  for (const grapheme of graphemesOf(text)) {
    const wide = widthOf(grapheme)
    if (used + wide > width) break
    fitting += grapheme
    used += wide
  }
  return fitting
}

/** The text in exactly so many columns: padded with spaces, or cut with a mark that it was. */
export function fit(text: string, width: number): string {
  const line = plain(text)
  const wide = widthOf(line)
  if (wide <= width) return line + ' '.repeat(width - wide)
  if (width < 1) return ''
  const head = cut(line, width - 1)
  return `${head}…${' '.repeat(width - 1 - widthOf(head))}`
}

/** The same, with the text at the right. */
export function fitRight(text: string, width: number): string {
  const line = plain(text)
  return `${' '.repeat(Math.max(0, width - widthOf(line)))}${fit(line, Math.min(width, widthOf(line)))}`
}
