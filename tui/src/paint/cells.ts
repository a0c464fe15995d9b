import type { AnsiCode, StyledChar } from '@alcalzone/ansi-tokenize'
import { styledCharacters } from './styled-characters'

/** One place on the screen. The second half of a wide character has no text of its own. */
export interface Cell {
  readonly text: string
  readonly style: readonly AnsiCode[]
  /** Equal for cells that look the same. */
  readonly look: string
}

export const blank: Cell = { text: ' ', style: [], look: ' ' }

function lookOf(text: string, style: readonly AnsiCode[]): string {
  // A space looks the same in any colour of letters.
  const shown = text === ' ' ? style.filter(({ code }) => !isOfLetters(code)) : style
  return `${shown.map(({ code }) => code).join('')}${text}`
}

// oxlint-disable-next-line no-control-regex -- the sequences that colour a terminal begin with one
const ofLetters = /^\x1b\[(?:1|2|3|22|23|3[0-9](?:;[\d;]+)?|9[0-7])m$/

function isOfLetters(code: string): boolean {
  return ofLetters.test(code)
}

/**
 * Takes lines as Ink writes them apart, place by place.
 * @param show what is written for a character; of the same width
 */
export function createCells(show: (text: string) => string): (line: string) => Cell[] {
  // Most characters are shared among lines, and so are their cells.
  const cells = new WeakMap<StyledChar, Cell>()

  function cellOf(character: StyledChar): Cell {
    const found = cells.get(character)
    if (found) return found
    const text = show(character.value)
    const cell = { text, style: character.styles, look: lookOf(text, character.styles) }
    cells.set(character, cell)
    return cell
  }

  return line =>
    styledCharacters(line).flatMap(character => {
      const cell = cellOf(character)
      return character.fullWidth ? [cell, { text: '', style: cell.style, look: `${cell.look} half` }] : cell
    })
}

/** As many cells as a row has room for. Of a wide character only half of which fits nothing is drawn: a terminal would wrap it. */
export function clipped(cells: Cell[], columns: number): Cell[] {
  if (cells.length <= columns) return cells
  const visible = cells.slice(0, columns)
  return cells[columns]!.text === '' ? [...visible.slice(0, -1), blank] : visible
}
