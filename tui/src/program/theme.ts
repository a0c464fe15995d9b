import type { Tone } from '@liftwatch/core/tones'
import type { Look } from './look'

/** How Ink is to paint a piece of text. */
interface Paint {
  readonly color?: string
  readonly dimColor?: boolean
  readonly bold?: boolean
}

export interface Theme {
  readonly paint: (tone: Tone) => Paint
}

type Paints = Readonly<Record<Tone, Paint>>

/** The terminal's own sixteen colours fit its background, light or dark. */
const own: Paints = {
  critical: { color: 'red', bold: true },
  attended: { color: 'red' },
  warning: { color: 'yellow' },
  info: { color: 'cyan' },
  ok: { color: 'green' },
  muted: { dimColor: true },
}

/** Chosen for 4.5 to 1 at least against black, and against white. A terminal of 256 colours gets the nearest. */
const chosen: Readonly<Record<'dark' | 'light', Paints>> = {
  dark: {
    critical: { color: '#ff6b6b', bold: true },
    attended: { color: '#ff6b6b' },
    warning: { color: '#ffc14d' },
    info: { color: '#5cc8ff' },
    ok: { color: '#5fd787' },
    muted: { color: '#9a9a9a' },
  },
  light: {
    critical: { color: '#b00020', bold: true },
    attended: { color: '#b00020' },
    warning: { color: '#7a4b00' },
    info: { color: '#005f87' },
    ok: { color: '#00612e' },
    muted: { color: '#5f5f5f' },
  },
}

/** With NO_COLOR the words and glyphs carry the meaning, and weight alone stresses it. */
const weights: Paints = {
  critical: { bold: true },
  attended: {},
  warning: {},
  info: {},
  ok: {},
  muted: { dimColor: true },
}

/** A shape for each tone, because meaning is never by colour alone. */
export const glyphs: Readonly<Record<Tone, string>> = {
  critical: '▲',
  attended: '△',
  warning: '◆',
  info: '●',
  ok: '✓',
  muted: '·',
}

function paintsOf({ colors, background }: Look): Paints {
  if (colors === 'none') return weights
  // Without knowing the background, a colour of one's own may vanish in it.
  return colors === '16' || background === undefined ? own : chosen[background]
}

export function createTheme(look: Look): Theme {
  const paints = paintsOf(look)
  return { paint: tone => paints[tone] }
}

/** The levels of Ink's colours. */
export const colorLevel = { none: 0, '16': 1, '256': 2, true: 3 } as const satisfies Record<Look['colors'], number>
