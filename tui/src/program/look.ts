import type { Settings } from './settings'

type Colors = 'none' | '16' | '256' | 'true'

/** What a terminal can show, by what it and its user say of it. */
export interface Look {
  readonly colors: Colors
  /** Undefined where no one knows. */
  readonly background: 'dark' | 'light' | undefined
  readonly isAscii: boolean
}

/** What the environment says of the terminal. */
export interface TerminalFacts {
  readonly noColor: boolean
  readonly term: string | undefined
  readonly colorTerm: string | undefined
  /** COLORFGBG, such as 15;0: foreground and background by their numbers. */
  readonly colorFgBg: string | undefined
  readonly locale: string | undefined
}

function colorsOf({ noColor, term = '', colorTerm = '' }: TerminalFacts): Colors {
  if (noColor || term === 'dumb') return 'none'
  if (/truecolor|24bit/i.test(colorTerm) || term.endsWith('-direct')) return 'true'
  return /256/.test(term) ? '256' : '16'
}

/** White (7) and the bright colours but grey (9 to 15) are light. */
function backgroundOf({ colorFgBg }: TerminalFacts): Look['background'] {
  const background = Number(colorFgBg?.split(';').at(-1) || Number.NaN)
  if (!Number.isInteger(background)) return undefined
  return background === 7 || background > 8 ? 'light' : 'dark'
}

/** Without a locale nothing is known of the terminal, and most speak UTF-8. */
function isAscii({ term = '', locale }: TerminalFacts): boolean {
  if (term === 'linux' || term.startsWith('vt')) return true
  return locale !== undefined && !/utf-?8/i.test(locale)
}

/** How to draw. What the user chose wins over what was found out; NO_COLOR over what was chosen for another terminal. */
export function lookOf(settings: Pick<Settings, 'colors' | 'background' | 'signs'>, terminal: TerminalFacts): Look {
  return {
    colors: settings.colors === 'auto' || terminal.noColor ? colorsOf(terminal) : settings.colors,
    background: settings.background === 'auto' ? backgroundOf(terminal) : settings.background,
    isAscii: settings.signs === 'auto' ? isAscii(terminal) : settings.signs === 'ascii',
  }
}
