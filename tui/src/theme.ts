import type { Tone } from '@liftwatch/core/tones'

/** How Ink is to paint a piece of text. */
interface Paint {
  readonly color?: string
  readonly dimColor?: boolean
  readonly bold?: boolean
}

export interface Theme {
  readonly paint: (tone: Tone) => Paint
}

/** The terminal's own sixteen colours, so that they fit its background, light or dark. */
const colours: Record<Tone, Paint> = {
  critical: { color: 'red', bold: true },
  warning: { color: 'yellow' },
  info: { color: 'cyan' },
  ok: { color: 'green' },
  muted: { dimColor: true },
}

/** With NO_COLOR the words and glyphs carry the meaning, and weight alone stresses it. */
const weights: Record<Tone, Paint> = {
  critical: { bold: true },
  warning: {},
  info: {},
  ok: {},
  muted: { dimColor: true },
}

/** A shape for each tone, because meaning is never by colour alone. */
export const glyphs: Readonly<Record<Tone, string>> = {
  critical: '▲',
  warning: '◆',
  info: '●',
  ok: '✓',
  muted: '·',
}

export function createTheme(isColor: boolean): Theme {
  const paints = isColor ? colours : weights
  return { paint: tone => paints[tone] }
}
