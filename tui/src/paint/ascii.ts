import { widthOf } from '../components/text/fit'

/** What the monitor's own signs look like on a terminal that has nothing but ASCII. */
const signs: Readonly<Record<string, string>> = {
  '▲': '!',
  '△': '^',
  '◆': '*',
  '●': 'o',
  '✓': '+',
  '·': '.',
  '›': '>',
  '…': '~',
  '•': '*',
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '×': 'x',
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '°': 'o',
  '²': '2',
  '╭': '+',
  '╮': '+',
  '╰': '+',
  '╯': '+',
  '─': '-',
  '│': '|',
  '━': '=',
  '╌': '-',
  '┃': '|',
  '▁': '_',
  '▂': '.',
  '▃': ':',
  '▄': '-',
  '▅': '=',
  '▆': '+',
  '▇': '*',
  '█': '#',
  '␛': '^',
  '�': '?',
}

const isAscii = /^[\x20-\x7e]*$/

/** A character as an ASCII terminal can show it, as wide as it was: what has no likeness is a question mark. */
export function asciiOf(text: string): string {
  return isAscii.test(text) ? text : (signs[text] ?? '?'.repeat(widthOf(text)))
}
