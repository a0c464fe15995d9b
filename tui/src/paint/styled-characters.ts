import {
  reduceAnsiCodesIncremental,
  styledCharsFromTokens,
  tokenize,
  type AnsiCode,
  type StyledChar,
} from '@alcalzone/ansi-tokenize'

type Style = AnsiCode[]

/** One style, what of it there is already: characters, and the styles that sequences turn it into. */
interface KnownStyle {
  readonly style: Style
  /** Of printable ASCII, by their codes. */
  readonly characters: (StyledChar | undefined)[]
  readonly after: Map<string, KnownStyle>
}

// Never many: the sequences on the screen are the theme's, for what comes from outside is shown without its own.
const known = new Map<string, KnownStyle>()

function knownStyle(style: Style): KnownStyle {
  const name = style.map(({ code }) => code).join('')
  const found = known.get(name) ?? { style, characters: [], after: new Map<string, KnownStyle>() }
  known.set(name, found)
  return found
}

function styleAfter(before: KnownStyle, sequence: string): KnownStyle {
  const found = before.after.get(sequence)
  if (found) return found
  const codes = tokenize(sequence).filter(token => token.type === 'ansi')
  const after = knownStyle(reduceAnsiCodesIncremental(before.style, codes))
  before.after.set(sequence, after)
  return after
}

function asciiCharacter({ style, characters }: KnownStyle, text: string, at: number): StyledChar {
  return (characters[text.charCodeAt(at)] ??= { type: 'char', value: text[at]!, fullWidth: false, styles: style })
}

const isAscii = /^[\x20-\x7e]*$/
// oxlint-disable-next-line no-control-regex -- the sequences that colour a terminal begin with one
const pieces = /\x1b\[[\d;]*m|[^\x1b]+|\x1b/g

/**
 * The characters of a line with their styles, as the tokenizer tells them apart, and many times as fast: it looks for
 * graphemes in ASCII too, and makes each character and its style again. Characters and styles are shared; no one may change them.
 */
export function styledCharacters(line: string): StyledChar[] {
  const characters: StyledChar[] = []
  let current = knownStyle([])
  for (const [piece] of line.matchAll(pieces)) {
    if (piece.length === 1 && piece === '\x1b') return styledCharsFromTokens(tokenize(line))
    if (piece[0] === '\x1b') current = styleAfter(current, piece)
    else if (isAscii.test(piece)) {
      for (let at = 0; at < piece.length; at += 1) characters.push(asciiCharacter(current, piece, at))
    } else {
      const { style: styles } = current
      for (const token of tokenize(piece)) if (token.type === 'char') characters.push({ ...token, styles })
    }
  }
  return characters
}
